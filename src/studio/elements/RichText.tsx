import type { ComponentProps } from 'react'
import { classNames } from 'schema-pages/elements/class-names'
import { RichText as PlainRichText } from 'schema-pages/elements/RichText'
import style from './rich-text.module.scss'

/** With the studio's style. */
export const RichText = ({ html, className }: ComponentProps<typeof PlainRichText>) => (
  <PlainRichText html={html} className={classNames(style.richText, className)} />
)
