import type { FormFieldField } from '../../base/schema-types/content'
import { slugOf } from '../../base/text/language/slug'

type EveryField = { [Name in keyof FormFieldField]: FormFieldField[Name] }

/** A field as it is written. Studios may have kinds of their own. */
export type AskedField = Omit<EveryField, 'kind'> & { kind: string }

export type NamedField = AskedField & { name: string }

/** Names that form services read: the answer to an email goes to "email". */
const usualNames = new Map([
  ['name', 'name'],
  ['email', 'email'],
  ['telephone', 'telephone'],
  ['hidden', 'page'],
])

/** By the author, the kind or the label. Two fields may have the same. */
export const wantedName = ({ name, kind, label }: AskedField, language?: string): string =>
  name ?? usualNames.get(kind) ?? slugOf(label, language)

/** No two fields get the same name, and none gets one of `taken`: "topic", "topic-2". */
export function nameFields(
  fields: readonly AskedField[],
  language: string | undefined,
  taken: readonly string[],
): NamedField[] {
  const used = new Set(taken)
  return fields.map((field, index) => {
    const wanted = wantedName(field, language) || `field-${index + 1}`
    let name = wanted
    for (let number = 2; used.has(name); number++) name = `${wanted}-${number}`
    used.add(name)
    return { ...field, name }
  })
}
