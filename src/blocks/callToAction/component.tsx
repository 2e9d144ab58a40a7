import { Buttons } from '../../elements/Buttons'
import { Section } from '../../elements/Section'
import type { CallToActionBlock } from '../../generated/content'
import style from './style.module.scss'

/** The invitation at the end of a page, set off from what stands above it. */
export default function CallToAction({ heading, html, buttons }: CallToActionBlock) {
  return (
    <Section heading={heading} html={html} className={style.invitation}>
      <Buttons links={buttons} />
    </Section>
  )
}
