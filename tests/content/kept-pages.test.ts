import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type CheckResult, createCheck, type PublicFiles } from '../../src/engine/content/check'
import { createValidator } from '../../src/engine/content/schema-model/validation/validate'
import { readSchemas } from '../../src/engine/folders/studio-folder/read-schemas'
import { seed } from '../random'
import { brokenContent, readCase, translatedContent } from '../sites/broken-content'
import { at, filesFor } from '../sites/broken-content-files'
import { createDice, mutationsAt, placesOf } from '../sites/mutations'

/** A check that keeps pages finds after each edit what one that has kept nothing finds. */

interface Site {
  site: unknown
  shared?: Record<string, unknown>
  waivers?: unknown[]
  pages: unknown[]
}

const schemas = await readSchemas(join(import.meta.dirname, '../..'))
const validate = createValidator(schemas)

function parse(text: string): Site[] {
  try {
    const site = JSON.parse(text)
    return Array.isArray(site?.pages) ? [site] : []
  } catch {
    return []
  }
}

/** The content of all cases that is JSON. */
const cases = [...brokenContent, ...translatedContent].flatMap((name) => parse(readCase(name)))

const isSound = (site: Site) => validate(site).errors.length === 0

const sound = cases.filter(isSound)
const texts = new Set(cases.flatMap(({ pages }) => pages.map((page) => JSON.stringify(page))))
const base: Site = JSON.parse(readCase('nothing-wrong'))
const pages = [...texts].map((text) => JSON.parse(text)).filter((page) => isSound({ ...base, pages: [page] }))

const days = 24 * 60 * 60 * 1000

/** The files of the case "nothing wrong", and sometimes of all cases. */
const fileLists: PublicFiles[] = [filesFor(''), filesFor(JSON.stringify(cases))]

/** Makes random edits. */
class Editor {
  content = structuredClone(base)
  files = fileLists[0] as PublicFiles
  at = at
  constructor(readonly dice: () => number) {}

  pick = <Item>(list: readonly Item[]): Item => list[Math.floor(this.dice() * list.length)] as Item
  place = () => Math.floor(this.dice() * this.content.pages.length)

  private readonly edits: [name: string, edit: () => void][] = [
    ['another page', () => (this.content.pages[this.place()] = this.pick(pages))],
    ['a page more', () => this.content.pages.splice(this.place(), 0, this.pick(pages))],
    ['a page twice', () => this.content.pages.splice(this.place(), 0, this.pick(this.content.pages))],
    ['a page less', () => this.content.pages.length > 3 && this.content.pages.splice(this.place(), 1)],
    ['a page moved', () => this.content.pages.splice(this.place(), 0, ...this.content.pages.splice(this.place(), 1))],
    [
      'two pages swapped',
      () => {
        const [one, other] = [this.place(), this.place()]
        const list = this.content.pages
        ;[list[one], list[other]] = [list[other], list[one]]
      },
    ],
    ['another order', () => this.content.pages.reverse()],
    ['a word', () => this.mutate()],
    ['other files', () => (this.files = new Map(this.pick(fileLists)))],
    ['another day', () => (this.at = at + Math.floor(this.dice() * 800 - 200) * days)],
    ['other settings', () => (this.content.site = this.pick(sound).site)],
    ['other shared blocks', () => (this.content.shared = this.pick(sound).shared)],
    ['other waivers', () => (this.content.waivers = this.pick(sound).waivers)],
  ]

  /** Changes one thing on a page. Its schema may refuse it: the next edit takes it back. */
  private mutate(): void {
    const at = this.place()
    const { path } = this.pick(placesOf(this.content.pages[at]))
    const mutation = this.pick(mutationsAt(this.content.pages[at], path, this.dice))
    if (mutation) this.content.pages[at] = mutation.content
  }

  /** Makes an edit. Returns its name. */
  make(): string {
    if (!isSound(this.content) && this.dice() < 0.5) {
      this.content = structuredClone(base)
      return 'all taken back'
    }
    const [name, edit] = this.pick(this.edits)
    edit()
    return name
  }
}

const readable = ({ problems, ...sound }: CheckResult) =>
  'found' in sound ? { problems, content: sound.content, annotations: sound.found?.annotations() } : { problems }

const runs = 3
const edits = 40

test.each(Array.from({ length: runs }, (_, run) => seed * 1000 + run))(
  'random edits of pages, settings, files and time (seed %i)',
  (run) => {
    const fresh = createCheck(schemas, { validate })
    const keeping = createCheck(schemas, { validate, keepsPages: true })
    const editor = new Editor(createDice(run))
    const made: string[] = []
    for (let count = 0; count < edits; count++) {
      made.push(editor.make())
      const { content, files, at: now } = editor
      const text = JSON.stringify(content, null, editor.dice() < 0.9 ? 2 : 0)
      const broken = editor.dice() < 0.05 ? text.slice(0, Math.floor(editor.dice() * text.length)) : text
      const severities = editor.dice() < 0.3 ? 'errors' : 'all'
      const options = { text: broken, files, at: now, severities, lastChange: () => at - 100 * days } as const
      expect(readable(keeping(options)), made.join(', ')).toEqual(readable(fresh(options)))
    }
  },
)

test('a link to a missing id is found after a page is inserted before its target', () => {
  const page = (path: string, block: object) => ({
    path,
    title: `Page ${path}`,
    description: 'A page of this test, with one block of text that is not of interest.',
    blocks: [{ type: 'text', heading: 'Words', html: '<p>Words</p>', ...block }],
  })
  const link = { buttons: [{ text: 'Go', href: '/a#team' }] }
  const keeping = createCheck(schemas, { validate, keepsPages: true })
  const check = (pages: object[]) =>
    keeping({ text: JSON.stringify({ ...base, pages: [...pages, ...base.pages] }), files: fileLists[0] as PublicFiles })
  check([page('/a', {}), page('/b', link)])
  const { problems } = check([page('/c', { id: 'team' }), page('/a', {}), page('/b', link)])
  expect(problems.map(({ rule, pointer }) => [rule, pointer])).toContainEqual([
    'link-target',
    '/pages/2/blocks/0/buttons/0/href',
  ])
})
