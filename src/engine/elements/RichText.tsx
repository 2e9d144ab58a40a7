import { useMemo } from 'react'
import { richHtml } from './rich-html'

interface RichTextProps {
  /** Html that compile has sanitised. Nothing else may be passed. */
  html?: string
  className?: string
}

/** Text with simple html, without a look of its own. The one place where html of the content is written into the page. */
export function RichText({ html, className }: RichTextProps) {
  // React writes the html again when it gets another object.
  const inner = useMemo(() => html && { __html: richHtml(html) }, [html])
  if (!inner) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the html has been checked and sanitised at build time
  return <div className={className} dangerouslySetInnerHTML={inner} />
}
