import type { ReactNode } from 'react'
import { classNames } from 'schema-pages/elements/class-names'
import { useHeading } from 'schema-pages/elements/nested-blocks/use-heading'
import { RichText } from 'schema-pages/elements/RichText'
import style from './section.module.scss'

interface SectionProps {
  heading?: string
  html?: string
  /** The heading is above on wide screens, too. */
  isWide?: boolean
  children?: ReactNode
}

/** A block below the opening: on wide screens its heading is beside what it holds. */
export function Section({ heading, html, isWide, children }: SectionProps) {
  const Heading = useHeading(2)
  return (
    <section className={classNames(style.section, isWide && style.wide)}>
      {heading && <Heading>{heading}</Heading>}
      <div className={style.body}>
        <RichText html={html} className={style.text} />
        {children}
      </div>
    </section>
  )
}
