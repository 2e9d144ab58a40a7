import { useMemo } from 'react'
import { richHtml } from './rich-html'

interface RichTextProps {
  /** Html that compile has sanitised. Nothing else may be passed. */
  html?: string
  className?: string
}

/** Text with simple html. The one place where html from the content reaches the page. */
export function RichText({ html, className }: RichTextProps) {
  // The same object at every render: React writes the html of a new one again.
  const inner = useMemo(() => html && { __html: richHtml(html) }, [html])
  if (!inner) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the html has been checked and sanitised at build time
  return <div className={className} dangerouslySetInnerHTML={inner} />
}
