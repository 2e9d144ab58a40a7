import { classNames } from '@engine/elements/class-names'
import { type ReactNode, useId } from 'react'
import { longWordClass } from './long-word'
import { RichText } from './RichText'
import style from './section.module.scss'

interface SectionProps {
  /** Names the section, on screen and for screen readers. */
  heading?: string
  /** A line under the heading. */
  subheading?: string
  /** A paragraph under the heading, as sanitised html. */
  html?: string
  className?: string
  children?: ReactNode
}

/** The frame of most blocks: a landmark with its heading, an introduction, and the block's own content. */
export function Section({ heading, subheading, html, className, children }: SectionProps) {
  const headingId = useId()
  return (
    <section className={classNames(style.section, className)} aria-labelledby={heading && headingId}>
      {heading && (
        <h2 id={headingId} className={classNames(style.heading, longWordClass(heading))}>
          {heading}
        </h2>
      )}
      {subheading && <p className={style.subheading}>{subheading}</p>}
      <RichText html={html} className={style.intro} />
      {children}
    </section>
  )
}
