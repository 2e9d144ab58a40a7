import { useMemo } from 'react'
import { richHtml } from './rich-html'

interface RichTextProps {
  /** Must be sanitised by compile. */
  html?: string
  className?: string
}

/** The only place that writes html of the content into a page. */
export function RichText({ html, className }: RichTextProps) {
  // React writes the html again when this object changes.
  const inner = useMemo(() => html && { __html: richHtml(html) }, [html])
  if (!inner) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the html has been checked and sanitised at build time
  return <div className={className} dangerouslySetInnerHTML={inner} />
}
