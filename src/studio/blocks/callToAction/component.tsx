import { Picture } from 'schema-pages/elements/Picture'
import { Buttons } from '../../elements/Buttons'
import { Section } from '../../elements/Section'
import type { CallToActionBlock } from '../../generated/content'
import style from './style.module.scss'

/** The drawing is at the footer's edge. */
export default function CallToAction({ heading, html, image, buttons }: CallToActionBlock) {
  return (
    <Section heading={heading} html={html} className={style.invitation}>
      <Buttons links={buttons} />
      {image && (
        <div className={style.drawing}>
          <Picture src={image.src} alt={image.alt} sizes="(min-width: 768px) 40vw, 88vw" />
        </div>
      )}
    </Section>
  )
}
