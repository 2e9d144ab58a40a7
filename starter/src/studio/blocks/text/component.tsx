import { Picture } from 'schema-pages/elements/Picture'
import { Section } from '../../elements/Section'
import type { TextBlock } from '../../generated/content'
import style from './style.module.scss'

/** A heading and a text, and a picture below them. */
export default function Text({ heading, html, image }: TextBlock) {
  return (
    <Section heading={heading} html={html}>
      {image && <Picture {...image} className={style.picture} sizes="(min-width: 33rem) 30rem, 90vw" />}
    </Section>
  )
}
