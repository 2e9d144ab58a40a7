import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { getOrAdd } from '../../src/engine/base/shared-types/maps'
import type { Problem } from '../../src/engine/base/shared-types/problem'
import { createNamesReader } from '../../src/engine/commands/generate-command/vs-code/names'
import { editorView } from '../../src/engine/commands/generate-command/vs-code/view'
import { createCheck, type PublicFile } from '../../src/engine/content/check'
import { createValidator } from '../../src/engine/content/schema-model/validation/validate'
import { readSite } from '../../src/engine/folders/site-folder/read-site'
import { readSchemas } from '../../src/engine/folders/studio-folder/read-schemas'
import { namesIn } from '../../src/engine/folders/studio-folder/schema-index'
import { brokenContent, readCase } from '../sites/broken-content'
import { at, filesFor } from '../sites/broken-content-files'
import { cannotKnow, otherLine, ownPlaces } from '../sites/editor-cannot-know'
import { createEditor, type Editor } from '../sites/editor-service'

const root = join(import.meta.dirname, '../..')
const schemas = await readSchemas(root)
const check = createCheck(schemas)
const readNames = createNamesReader(schemas, createValidator(schemas))
/** The kinds of pages that schemas ask for. */
const asked = [...JSON.stringify(schemas).matchAll(/"pageWith":({.*?})/g)].map(([, json = '']) => JSON.parse(json))

/** By their names, which many sites share: a view takes longer to write and to read than a text to check. */
const editors = new Map<string, Editor>()

const sound = readCase('nothing-wrong')

function contentOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** VS Code with the view of a site; a text that is not JSON keeps the view of the sound site. */
function editorOf(text: string, publicFiles = filesFor(text)): Editor {
  const names = readNames(contentOf(text) ?? JSON.parse(sound), publicFiles)
  const key = JSON.stringify([names, asked.map(({ type, field }) => names.pagesWith(type, field))])
  return getOrAdd(editors, key, () => createEditor(JSON.stringify(editorView(schemas, names))))
}

const checked = new Map<string, { text: string; problems: Problem[] }>()

/** Checks a case of tests/broken-content once. */
const checkCase = (name: string) =>
  getOrAdd(checked, name, () => {
    const text = readCase(name).replace(/^\uFEFF/, '')
    return { text, problems: check({ text, files: filesFor(text), at }).problems }
  })

describe('the verdict in VS Code is the verdict in CI', () => {
  test.each(brokenContent)('%s', async (name) => {
    const { text, problems } = checkCase(name)
    const errors = problems.filter(({ severity }) => severity === 'error')
    const known = errors.filter(({ rule }) => !Object.hasOwn(cannotKnow, rule))
    const found = await editorOf(text).diagnose(text)

    // VS Code says nothing of a file in which there is nothing.
    if (text.trim() === '') return expect(errors).not.toEqual([])
    if (errors.length === 0) return expect(found).toEqual([])
    if (known.length === 0) return
    expect(found).not.toEqual([])
    if (errors.some(({ rule }) => Object.hasOwn(ownPlaces, rule))) return expect(found[0]?.severity).toBe(1)
    if (Object.hasOwn(otherLine, name)) return
    // A name that is misspelt where it is defined makes VS Code mark the places that use it, too: it marks both.
    const marked = new Set(found.map(({ range }) => range.start.line + 1))
    expect(errors.filter(({ line }) => marked.has(line))).not.toEqual([])
  })

  test('each exception is one that a case needs, so that the list stays short', () => {
    const cases = brokenContent.map(checkCase)
    const codes = new Set(cases.flatMap(({ problems }) => problems.map(({ rule }) => rule)))
    expect(Object.keys({ ...cannotKnow, ...ownPlaces }).filter((code) => !codes.has(code))).toEqual([])
  })

  test('the site itself has nothing underlined', async () => {
    const site = await readSite(root)
    expect(await editorOf(site.text, site.files).diagnose(site.text)).toEqual([])
  })
})

/** Every text inside a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** What a block names, so that nothing is missing from the site that it is put into: pages and files. */
function namedBy(block: object) {
  const addresses = textsIn(block).filter((text) => /^\/[^\s<]*$/.test(text))
  const isFile = (address: string) => /\.[a-z]+$/.test(address)
  const ids = (block as { ids?: number[] }).ids ?? [1]
  const text = { type: 'text', html: '<p>Hello.</p>' }
  const stages = ['One', 'Two'].map((title) => ({ title, html: '<p>Then this.</p>' }))
  const page = (path: string) => ({ path, title: path, description: path, blocks: [text] })
  return {
    files: new Map<string, PublicFile>([
      ...filesFor(sound),
      ...addresses.filter(isFile).map((name) => [name, { bytes: 1, isAnimation: true, isLoop: true }] as const),
    ]),
    pages: [
      ...addresses
        .filter((address) => !isFile(address))
        .map((path) => ({
          ...page(path),
          blocks: [text, { type: 'solution', heading: 'How', stages }],
        })),
      ...ids.map((id) => ({
        ...page(`/projects/${id}`),
        entry: { collection: 'projects', id, image: '/images/fox.svg' },
      })),
    ],
  }
}

/** The sound site with these pages, and with this as the first block of its first page. */
function withBlock(block: object, pages: { path: string }[]): string {
  const content = JSON.parse(sound)
  const page = content.pages.find(({ blocks }: { blocks?: object[] }) => blocks)
  page.blocks[0] = block
  const taken = new Set(content.pages.map(({ path }: { path: string }) => path))
  content.pages.push(...pages.filter(({ path }) => !taken.has(path) && taken.add(path)))
  return JSON.stringify(content, null, 2)
}

type Holder = Record<string, unknown>

/** Every place inside a value: "image", "image/src", "buttons/0" ... Of a list, its first item speaks for the others. */
function placesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const entries = Object.entries(value).slice(0, Array.isArray(value) ? 1 : undefined)
  return entries.flatMap(([key, item]) => [key, ...placesIn(item).map((place) => `${key}/${place}`)])
}

/** A copy of a block with one place changed. What is deleted from a list leaves null, which is no item either. */
function changed(block: object, place: string, change: (holder: Holder, key: string) => void): object {
  const copy = structuredClone(block)
  const keys = place.split('/')
  const last = keys.pop() as string
  change(
    keys.reduce((holder, key) => holder[key] as Holder, copy as Holder),
    last,
  )
  return copy
}

describe.each(namesIn(schemas, 'blocks'))('%s in VS Code', (type) => {
  const schema = schemas[`blocks/${type}.schema.json`] as { examples: object[] }
  const full = schema.examples.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0] as object
  const named = namedBy(full)
  const editor = editorOf(withBlock(full, named.pages), named.files)

  const wrongValues = [true, '', { x: 1 }]
  const mutations: [string, object][] = placesIn(full).flatMap((place, index): [string, object][] => {
    const value = wrongValues[index % wrongValues.length]
    return [
      [`${place} left out`, changed(full, place, (holder, key) => delete holder[key])],
      [`${place} misspelt`, changed(full, place, (holder, key) => Object.assign(holder, { [`${key}x`]: 1 }))],
      [
        `${place}: ${JSON.stringify(value)}`,
        changed(full, place, (holder, key) => Object.assign(holder, { [key]: value })),
      ],
    ]
  })

  test('is checked as in CI, whatever single place of its fullest example is changed', async () => {
    const findingsOf = async (block: object) => {
      const text = withBlock(block, named.pages)
      const errors = check({ text, files: named.files }).problems.filter(({ severity }) => severity === 'error')
      const known = errors.filter(({ rule }) => !Object.hasOwn(cannotKnow, rule))
      return {
        ci: known.map(({ message }) => message),
        editor: (await editor.diagnose(text)).map(({ message }) => message),
      }
    }
    expect(await findingsOf(full)).toEqual({ ci: [], editor: [] })
    for (const [name, block] of mutations) {
      const { ci, editor: own } = await findingsOf(block)
      expect(own.length > 0, `${name}\nCI: ${ci}\nVS Code: ${own}`).toBe(ci.length > 0)
    }
  })
})
