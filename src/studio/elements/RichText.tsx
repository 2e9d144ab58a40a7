import { classNames } from '@engine/elements/class-names'
import { RichText as Html } from '@engine/elements/RichText'
import type { ComponentProps } from 'react'
import style from './rich-text.module.scss'

/** Text with simple html, as this studio sets it. */
export const RichText = ({ className, ...text }: ComponentProps<typeof Html>) => (
  <Html className={classNames(style.richText, className)} {...text} />
)
