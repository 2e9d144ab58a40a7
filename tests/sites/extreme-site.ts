import sharp from 'sharp'
import { cover } from '../../src/engine/commands/studio-test/samples/cover'
import { type Extreme, extremes, heaviest, Stretcher } from '../../src/engine/commands/studio-test/samples/stretch'
import { SchemaBook } from '../../src/engine/content/schema-model/schema-book'
import { examples, schemas, small } from './mutation-site'

/** The sizes of the pictures in pixels, and what they are saved as when they are not drawn as svg. */
const pictures = {
  tall: { width: 300, height: 750, ending: 'png' },
  wide: { width: 900, height: 300, ending: 'jpeg' },
}

interface Schema {
  type?: string
  default?: unknown
  enum?: unknown[]
  properties?: Record<string, Schema>
}

const book = new SchemaBook(schemas)

const stretcherOf = (extreme: Extreme, ending: string) =>
  new Stretcher(book, extreme, (number) => `/images/${number}-${extreme.picture}.${ending}`)

/**
 * Forms of every block that together have each of its fields and choices. They are taken from its examples, and from the
 * fullest of them with each of its switches at the other values.
 */
function formsOfBlocks(): { type: string }[] {
  const types = [...new Set(examples.map(({ type }) => type))]
  return types.flatMap((type) => {
    const { properties = {} } = schemas[`blocks/${type}.schema.json`] as Schema
    const own = examples.filter((each) => each.type === type).map(({ example }) => example as { type: string })
    const fullest = heaviest(own) as { type: string; [field: string]: unknown }
    const switched = Object.entries(properties).flatMap(([name, field]) => {
      const choices = field.type === 'boolean' ? [true, false] : (field.enum ?? [])
      const now = fullest[name] ?? field.default
      // A choice that nothing is said of until it is made may exclude others.
      return now === undefined
        ? []
        : choices.filter((choice) => choice !== now).map((choice) => ({ ...fullest, [name]: choice }))
    })
    const forms = [...own, ...switched].map((block) => ({ block }))
    return cover(forms, schemas[`blocks/${type}.schema.json`], book).map(({ block }) => block)
  })
}

/** A page with the forms of every block, and its twin, whose pictures are svg of the same size. */
interface ExtremePage {
  path: string
  twin: string
}

const pathsOf = ({ picture, lists }: Extreme): ExtremePage => {
  const path = `/${picture}-${lists}`
  return { path, twin: `${path}-svg` }
}

/** The pages of extremeSite() with every form of every block. */
export const extremePages: ExtremePage[] = extremes.map(pathsOf)

/** Twins have one title: blocks show it, too. */
function pageOf(extreme: Extreme, path: string, ending: string) {
  const stretcher = stretcherOf(extreme, ending)
  return {
    path,
    title: Object.values(extreme).join(', '),
    description: 'Every block in every form.',
    layout: extreme.lists === 'most' ? 'main' : 'goodHour',
    blocks: formsOfBlocks().map((block) => stretcher.stretch(block, schemas[`blocks/${block.type}.schema.json`])),
  }
}

/** A site whose content goes as far as the schemas let it: a page for each extreme, and a frame with long words and menus. */
export function extremeSite() {
  const frame = stretcherOf({ picture: 'wide', lists: 'most' }, pictures.wide.ending)
  const pages = small.pages.map(({ entry, ...page }: { entry?: unknown }) =>
    entry ? { ...page, entry: frame.stretch(entry, { $ref: 'page.schema.json#/$defs/entry' }) } : page,
  )
  const extreme = extremes.flatMap((one) => {
    const { path, twin } = pathsOf(one)
    return [pageOf(one, path, pictures[one.picture].ending), pageOf(one, twin, 'svg')]
  })
  return { ...small, site: frame.stretch(small.site, schemas['site.schema.json']), pages: [...pages, ...extreme] }
}

/** The pictures that extremeSite() names, by their addresses. */
export async function extremePictures(site: object): Promise<Map<string, Buffer>> {
  const drawn = new Map<string, Buffer>()
  for (const [name, { width, height, ending }] of Object.entries(pictures)) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#0f8b7f"/><ellipse cx="50%" cy="50%" rx="49%" ry="49%" fill="#ffb52e"/></svg>`
    drawn.set(`${name}.svg`, Buffer.from(svg))
    drawn.set(
      `${name}.${ending}`,
      await sharp(Buffer.from(svg))
        .toFormat(ending as 'png' | 'jpeg')
        .toBuffer(),
    )
  }
  const named = JSON.stringify(site).matchAll(/\/images\/\d+-([a-z]+\.[a-z]+)/g)
  return new Map([...named].map(([address, kind = '']) => [address, drawn.get(kind) as Buffer]))
}
