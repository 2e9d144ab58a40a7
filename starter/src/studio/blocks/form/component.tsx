import { Form as Fields } from 'schema-pages/elements/form/Form'
import { Section } from '../../elements/Section'
import type { FormBlock } from '../../generated/content'
import style from './style.module.scss'

/** Fields that visitors fill in and send. */
export default function Form({ heading, html, form }: FormBlock) {
  return (
    <Section heading={heading} html={html}>
      <Fields {...form} classes={style} />
    </Section>
  )
}
