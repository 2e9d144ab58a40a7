import { join } from 'node:path'
import { expect, test } from 'vitest'
import { escapeToken, isObject, parentPointer, unescapeToken, valueAt } from '../../src/engine/base/shared-types/json'
import { validateRepaired } from '../../src/engine/content/check/explain/repair'
import type { CodedFinding } from '../../src/engine/content/check/findings/finding'
import { SchemaBook } from '../../src/engine/content/schema-model/schema-book'
import { createValidator } from '../../src/engine/content/schema-model/validation/validate'
import { readSchemas } from '../../src/engine/folders/studio-folder/read-schemas'
import { studioContent } from '../sites/studio-site'

type Json = Record<string, unknown>

const schemas = await readSchemas(join(import.meta.dirname, '../..'))
const book = new SchemaBook(schemas)
const validate = createValidator(schemas)

/** A page with a field of each kind that pages may have. */
const fullPage = {
  path: '/x',
  title: 'A',
  description: 'B',
  layout: 'main',
  socialImage: '/a.png',
  isIndexed: true,
  publish: '2027-01-12 09:00',
  expire: { at: '2027-03-01 00:00', redirect: '/' },
  entry: { collection: 'projects', id: 1, image: '/a.svg', categories: ['all'] },
  guard: { cookie: 'key', otherwise: '/' },
  blocks: [{ shared: 'clients', hidden: true }],
}
const waiver = { rule: 'loop', page: '/', reason: 'Looked at and accepted', until: '2027-01-01' }

/** Contents that hold objects of every kind: each type of block, a page, a redirect, the settings, a waiver. */
const contents: Json[] = [
  ...book.blockTypes.map((type) => {
    const { examples } = book.block(type) as { examples: Json[] }
    return { pages: [{ path: '/x', title: 'A', description: 'B', blocks: examples.slice(-1) }] }
  }),
  { pages: [fullPage] },
  { pages: [{ path: '/old', redirect: '/' }] },
  { site: studioContent.site, shared: { clients: { type: 'clients', heading: 'A' } }, waivers: [waiver] },
]

/** Every field of a value, and the first item of every list. */
function placesIn(value: unknown, pointer = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  const parts = Object.entries(value).slice(0, Array.isArray(value) ? 1 : undefined)
  return parts.flatMap(([name, part]) => {
    const place = `${pointer}/${escapeToken(name)}`
    return [place, ...placesIn(part, place)]
  })
}

/** A copy of a content with something else at a place; without the place where there is nothing else. */
function changed(content: Json, pointer: string, to: unknown): Json {
  const copy = structuredClone(content)
  const holder = valueAt(copy, parentPointer(pointer)) as Json
  const name = unescapeToken(pointer.slice(pointer.lastIndexOf('/') + 1))
  if (to !== undefined) holder[name] = to
  else if (Array.isArray(holder)) holder.splice(Number(name), 1)
  else delete holder[name]
  return copy
}

const messagesOf = (findings: CodedFinding[]) => findings.map(({ message }) => message)
const findingsOf = (content: Json): CodedFinding[] =>
  validateRepaired({ site: {}, pages: [], ...content }, validate, book).findings

/** What people leave out, and what they write in the wrong place. */
const wrong = [undefined, null, 7, '', 'x y', [], ['x', 'y'], {}]

/** Every content with one mistake in it, at every place, and what is said of it. */
const mistakes = contents.flatMap((content) => {
  const places = placesIn(content).filter((place) => place.split('/').length > 2)
  const objects = places.filter((place) => isObject(valueAt(content, place)))
  return [
    ...places.flatMap((place) => wrong.map((value) => changed(content, place, value))),
    ...objects.map((place) => changed(content, `${place}/zzz`, 'x')),
  ].map((broken) => ({ broken, findings: findingsOf(broken) }))
})

test('no sentence lacks a word, at whatever place the mistake is', () => {
  const messages = new Set(mistakes.flatMap(({ findings }) => messagesOf(findings)))
  const broken = [...messages].filter((message) =>
    /(?:in|of) (?:an?|the|this) ?[.,:]|(?:in|of) (?:an?|this) (?:object|[\w ]*settings)\b|(?:an?|this) (?:an?|the|this) | {2}|undefined|NaN|[^.?]$/.test(
      message,
    ),
  )
  expect(messages.size).toBeGreaterThan(500)
  expect(broken).toEqual([])
})

test('a field that is said to be removable can be removed', () => {
  const offers = mistakes.flatMap(({ broken, findings }) =>
    findings
      .filter(({ message }) => message.includes('or remove the field'))
      .map((draft) => ({
        message: draft.message,
        after: messagesOf(findingsOf(changed(broken, draft.pointer, undefined))),
        before: messagesOf(findings),
      })),
  )
  expect(offers.length).toBeGreaterThan(50)
  expect(offers.filter(({ after, before }) => after.some((message) => !before.includes(message)))).toEqual([])
})
