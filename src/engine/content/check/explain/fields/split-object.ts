import { asList, isObject } from '../../../../base/shared-types/json'
import { requiredOf } from '../../../schema-model/conditions'
import { article, listed, quoted, shown } from '../../../schema-model/phrases'
import { fits } from '../misfits'
import type { Context, Explained } from '../phrases'
import type { Flawed } from './flawed'

/** What other programs call the parts of a picture or a link: "imageUrl", "image_alt", "ctaText", "button-link". */
const partOf = /^(\p{L}{2,20}?)[-_ ]?(url|uri|src|source|file|link|href|alt|alttext|text|label|title)$/iu

const meanings: Record<string, string[]> = {
  src: ['url', 'uri', 'src', 'source', 'file'],
  alt: ['alt', 'alttext', 'text', 'title'],
  href: ['link', 'href', 'url', 'uri'],
  text: ['text', 'label', 'title'],
}

/** The object that unknown fields are parts of: "ctaText" and "ctaLink" are the text and href of a button. */
export function explainSplit(
  { at, data, fields, name, unknown }: Flawed,
  { book }: Context,
): { finding: Explained; fields: string[]; meant: string } | undefined {
  const parts = unknown.flatMap((field) => {
    const [, start = '', end = ''] = field.match(partOf) ?? []
    return start === '' ? [] : [{ field, start: start.toLowerCase(), end: end.toLowerCase() }]
  })
  const [first] = parts
  const its = parts.filter(({ start }) => start === first?.start)
  if (!first || its.length !== 2) return undefined
  for (const [meant, schema] of Object.entries(fields)) {
    const resolved = book.resolve(schema)
    const isList = resolved.items !== undefined
    const object = book.resolve(isList ? resolved.items : schema)
    const wanted = requiredOf(object)
    if (Object.hasOwn(data, meant) || !isObject(object.properties) || wanted.length !== 2) continue
    const pairs = wanted.map((key) => [key, its.find(({ end }) => asList(meanings[key]).includes(end))?.field] as const)
    if (pairs.some(([, field]) => field === undefined) || pairs[0]?.[1] === pairs[1]?.[1]) continue
    const value = Object.fromEntries(pairs.map(([key, field]) => [key, data[String(field)]]))
    if (!fits(value, object, book)) continue
    const names = its.map(({ field }) => field)
    const written = shown(isList ? [value] : value)
    const message = `${listed(names)} are not fields of ${article(name)}. Write ${quoted(meant)}: ${written} in their place.`
    const finding = {
      rule: 'unknown-field',
      pointer: `${at}/${first.field}`,
      on: 'key' as const,
      message,
      group: names.join(),
    }
    return { finding, fields: names, meant }
  }
  return undefined
}
