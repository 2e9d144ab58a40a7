import type { TextRule } from '../texts'

/** Marks that people leave where a text is still to come. In small letters they may be words: "todo" in Spanish. */
const marks = /\b(TODO|TBC|TBD|FIXME|X{3,}|x{3,})\b/

/** Words that stand in for others, among them those of our own templates. */
const standIns =
  /\b(lorem ipsum|dolor sit amet|to be confirmed|placeholder (text|image|picture)|(your|insert|add) (text|title|heading|name|words|description) here|say what the picture shows|write here)\b|\[(insert|add|your|name|date|tbc|todo)\b[^\]]*\]/i

/** A part of each of them: most texts hold none, and one look is enough. */
const suspect = /m ipsum|t amet|firmed|holder|here|picture shows|\[|TODO|TBC|TBD|FIXME|XXX/i

/** An address: no words for visitors. */
const address = /^(\/|https?:|mailto:|tel:)\S*$/

/** A text that looks as if it were still to be written. */
export const unfinishedText: TextRule = (text) => {
  if (!suspect.test(text)) return undefined
  const [words] = text.match(standIns) ?? text.match(marks) ?? []
  if (words === undefined || address.test(text)) return undefined
  return {
    message: `"${words}" looks like a text that is still to be written. Write what visitors should read, or remove the field.`,
  }
}
