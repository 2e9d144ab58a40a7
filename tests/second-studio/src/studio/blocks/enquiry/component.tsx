import { Form } from 'schema-pages/elements/form/Form'
import { RichText } from 'schema-pages/elements/RichText'
import type { EnquiryBlock } from '../../generated/content'
import style from './style.module.scss'

/** A form with which visitors ask for something. */
export default function Enquiry({ heading, html, form }: EnquiryBlock) {
  return (
    <section>
      <h2>{heading}</h2>
      <RichText html={html} />
      <Form {...form} classes={style} />
    </section>
  )
}
