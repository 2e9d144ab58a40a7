import { classNames } from '@engine/elements/class-names'
import { RichText as PlainRichText } from '@engine/elements/RichText'
import type { ComponentProps } from 'react'
import style from './rich-text.module.scss'

/** With the studio's style. */
export const RichText = ({ html, className }: ComponentProps<typeof PlainRichText>) => (
  <PlainRichText html={html} className={classNames(style.richText, className)} />
)
