import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MemorySite, studio } from '../../../../../tests/sites/memory-site'
import { escapeToken, isObject, valueAt } from '../../../base/shared-types/json'
import { readChangeSince } from '../../../content/change-summary/change-since'
import { applyEdits } from '../../../content/json-edits/apply-edit'
import { fingerprint } from '../../../content/json-edits/document'
import { insertItem, insertMember, moveValue, removeValue, replaceValue } from '../../../content/json-edits/make-edits'
import { planMove } from '../../../content/references/move-page'
import { readOpenSite } from '../../../content/references/open-site'
import { createValidator } from '../../../content/schema-model/validation/validate'
import type { ChangeSentence } from '../publishing'
import { reportChanges, takeChangeBack } from './report-changes'

/** Each change of the file has a sentence that takes it back. */
const { schemas, files } = studio
const validate = createValidator(schemas)

const first = JSON.stringify(
  {
    $schema: './schemas/editor.schema.json',
    site: { ...studioPart('site'), name: 'Zwei Hände' },
    shared: studioPart('shared'),
    pages: (studioPart('pages') as { path: string }[]).slice(0, 9).concat({ path: '/alt', redirect: '/' } as never),
  },
  null,
  2,
)

function studioPart(name: string): object {
  return JSON.parse(studio.text)[name]
}

const compare = (text: string) =>
  readChangeSince(
    { name: 'main', text: first, files, replaced: new Set() },
    { text, files, at: 0 },
    { schemas, validate },
  )

const idsIn = (sentences: ChangeSentence[]): string[] =>
  sentences.flatMap(({ id, under }) => (id === undefined ? idsIn(under) : [id]))

const rowsOf = (text: string): string[] =>
  reportChanges(compare(text), { revision: fingerprint(text), since: { subject: 'main', time: '' } })
    .sections.flatMap(({ groups }) => groups)
    .flatMap(({ id, sentences }) => (id === undefined ? idsIn(sentences) : [id]))

const pointersOf = (value: unknown, pointer = ''): string[] => [
  pointer,
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, part]) => pointersOf(part, `${pointer}/${escapeToken(name)}`))
    : []),
]

type Random = (below: number) => number

/** Words of a rich text that become bold or a link, each word for itself. */
const markWord = (html: string, random: Random): string => {
  const words = [...html.matchAll(/(?<=^[^<]*|>[^<]*)\b\p{L}{3,}\b(?![^<]*>)/gu)]
  const word = words[random(words.length)]
  if (!word) return `${html} Neu`
  const [open, close] = [
    ['<a href="/">', '</a>'],
    ['<strong>', '</strong>'],
    ['', ' Neu'],
  ][random(3)] as [string, string]
  return html.slice(0, word.index) + open + word[0] + close + html.slice(word.index + word[0].length)
}

function changeValue(value: unknown, random: Random): unknown {
  if (typeof value === 'string') return markWord(value, random)
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  return value
}

/** An edit by the editor or by another program. */
function randomEdits(text: string, random: Random) {
  const content = JSON.parse(text)
  const pages: { path: string; redirect?: string }[] = content.pages
  const at = random(pages.length)
  const pick = (fits: (value: unknown) => boolean): string | undefined => {
    const fitting = pointersOf(content).filter((pointer) => pointer.includes('/') && fits(valueAt(content, pointer)))
    return fitting[random(fitting.length)]
  }
  switch (random(12)) {
    case 0:
      return moveValue(text, `/pages/${at}`, '/pages', random(pages.length))
    case 1:
      return [removeValue(text, `/pages/${at}`)]
    case 2: {
      const page = { path: `/neu-${random(1e6)}`, title: 'Neu', blocks: [{ type: 'text', html: '<p>Neu</p>' }] }
      const redirect = { path: `/weg-${random(1e6)}`, redirect: '/' }
      return [insertItem(text, '/pages', JSON.stringify(random(2) ? page : redirect), at)]
    }
    case 3: {
      const page = pages.filter(({ redirect, path }) => redirect === undefined && path !== '/')[random(pages.length)]
      const path = `/hier-${random(1e6)}`
      if (!page || pages.some((other) => other.path.startsWith(path))) return []
      const site = readOpenSite(text, files, schemas, validate)
      return planMove(site, page.path, path, random(2) === 1).edits
    }
    case 4: {
      const dates = { publish: '2030-01-02', draft: true, expire: { at: '2031-01-01' } }
      const [name, date] = Object.entries(dates)[random(3)] as [string, unknown]
      if (Object.hasOwn(pages[at] ?? {}, name)) return [removeValue(text, `/pages/${at}/${name}`)]
      return [insertMember(text, `/pages/${at}`, name, JSON.stringify(date))]
    }
    case 5: {
      const list = pick((value) => Array.isArray(value) && value.length > 1)
      const length = (valueAt(content, list ?? '') as unknown[] | undefined)?.length ?? 0
      return list === undefined ? [] : moveValue(text, `${list}/${random(length)}`, list, random(length))
    }
    case 6: {
      const list = pick((value) => Array.isArray(value) && value.length > 0)
      const items = valueAt(content, list ?? '') as unknown[]
      if (list === undefined) return []
      const item = JSON.stringify(items[random(items.length)])
      return [insertItem(text, list, item, random(items.length + 1))]
    }
    case 7: {
      const holder = pick((value) => isObject(value) && Object.keys(value).length > 1)
      const names = Object.keys(valueAt(content, holder ?? '') as object)
      const name = names[random(names.length)]
      const isKept = holder === undefined || name === 'path' || name === 'pages'
      return isKept ? [] : [removeValue(text, `${holder}/${escapeToken(name ?? '')}`)]
    }
    case 8: {
      // Another program writes fields in another order.
      const { title, ...rest } = pages[at] as { title?: string; path: string }
      return title === undefined ? [] : [replaceValue(text, `/pages/${at}`, JSON.stringify({ title, ...rest }))]
    }
    case 9: {
      const lists = pointersOf(content).filter((pointer) => /^\/pages\/\d+\/.*(blocks|left|right)$/.test(pointer))
      const [from, to] = [lists[random(lists.length)], lists[random(lists.length)]] as [string, string]
      const item = `${from}/${random((valueAt(content, from) as unknown[]).length)}`
      return to.startsWith(`${item}/`) || valueAt(content, item) === undefined ? [] : moveValue(text, item, to, 0)
    }
    default: {
      const scalar = pick((value) => typeof value !== 'object')
      if (scalar === undefined || /\/path$/.test(scalar)) return []
      return [replaceValue(text, scalar, JSON.stringify(changeValue(valueAt(content, scalar), random)))]
    }
  }
}

function edited(numbers: number[]): string {
  let at = 0
  const random: Random = (below) => (below === 0 ? 0 : (numbers[at++] ?? 0) % below)
  let text = first
  const rounds = 1 + random(4)
  for (let turn = 0; turn < rounds; turn++) {
    const made = applyEdits(text, randomEdits(text, random))
    if (!('refusal' in made)) text = made.text
  }
  return text
}

test('whatever changes has a sentence, and all taken back give the first bytes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(), { minLength: 24, maxLength: 24 }), fc.boolean(), async (numbers, isLast) => {
      const site = new MemorySite(undefined, { ...studio, text: edited(numbers) })
      const store = site.store()
      for (let left = 60; site.text !== first; left--) {
        const rows = rowsOf(site.text)
        const id = rows.at(isLast ? -1 : 0)
        const named = { id: id ?? '', revision: fingerprint(site.text) }
        expect({ left, rows }, 'nothing to take back').toMatchObject({
          rows: expect.arrayContaining([expect.any(String)]),
        })
        expect(left, JSON.stringify(rows)).toBeGreaterThan(0)
        const answer = await takeChangeBack(compare(site.text), named.revision, named, (command) =>
          store.apply({ ...command, allowProblems: true }),
        )
        expect(answer, id).toMatchObject({ kind: 'done' })
      }
      expect(rowsOf(site.text)).toEqual([])
    }),
    { numRuns: Number(process.env.RUNS ?? 12) },
  )
}, 600_000)
