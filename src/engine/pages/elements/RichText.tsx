import { use, useMemo } from 'react'
import { HolderContext } from './nested-blocks/holder'
import { richHtml } from './rich-html'

interface RichTextProps {
  /** Must be sanitised by compile. */
  html?: string
  className?: string
}

/** The only place that writes html of the content into a page. */
export function RichText({ html, className }: RichTextProps) {
  const within = import.meta.env.HOLDS ? use(HolderContext)?.within : undefined
  // React writes the html again when this object changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a block is made again when its depth changes
  const inner = useMemo(() => html && { __html: richHtml(within ? within.deepen(html) : html) }, [html])
  if (!inner) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the html has been checked and sanitised at build time
  return <div className={className} dangerouslySetInnerHTML={inner} />
}
