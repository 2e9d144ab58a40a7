import type { ReactNode } from 'react'
import { RichText } from 'schema-pages/elements/RichText'
import style from './section.module.scss'

interface SectionProps {
  heading?: string
  html?: string
  children?: ReactNode
}

/** A block below the opening: on wide screens its heading is beside what it holds. */
export function Section({ heading, html, children }: SectionProps) {
  return (
    <section className={style.section}>
      {heading && <h2>{heading}</h2>}
      <div className={style.body}>
        <RichText html={html} className={style.text} />
        {children}
      </div>
    </section>
  )
}
