import { type ReactNode, useId } from 'react'
import { classNames } from 'schema-pages/elements/class-names'
import { useHeading } from 'schema-pages/elements/nested-blocks/use-heading'
import { longWordClass } from './long-word'
import { RichText } from './RichText'
import style from './section.module.scss'

interface SectionProps {
  /** Also names the landmark. */
  heading?: string
  subheading?: string
  /** Sanitised html. */
  html?: string
  className?: string
  children?: ReactNode
}

/** The frame of most blocks: a landmark with a heading and an introduction. */
export function Section({ heading, subheading, html, className, children }: SectionProps) {
  const headingId = useId()
  const Heading = useHeading(2)
  return (
    <section className={classNames(style.section, className)} aria-labelledby={heading && headingId}>
      {heading && (
        <Heading id={headingId} className={classNames(style.heading, longWordClass(heading))}>
          {heading}
        </Heading>
      )}
      {subheading && <p className={style.subheading}>{subheading}</p>}
      <RichText html={html} className={style.intro} />
      {children}
    </section>
  )
}
