import { RichText } from 'schema-pages/elements/RichText'
import type { ProseBlock } from '../../generated/content'

/** A heading and a text. */
export default function Prose({ heading, html }: ProseBlock) {
  return (
    <section>
      {heading && <h2>{heading}</h2>}
      <RichText html={html} />
    </section>
  )
}
