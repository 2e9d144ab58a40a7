import { classNames } from './class-names'
import style from './rich-text.module.scss'

interface RichTextProps {
  /** Html that compile has sanitised. Nothing else may be passed. */
  html?: string
  className?: string
}

/** Text with simple html. The one place where html from the content reaches the page. */
export function RichText({ html, className }: RichTextProps) {
  if (!html) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the html has been checked and sanitised at build time
  return <div className={classNames(style.richText, className)} dangerouslySetInnerHTML={{ __html: html }} />
}
