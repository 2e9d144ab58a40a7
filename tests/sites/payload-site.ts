import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCheck } from '../../src/engine/content/check'
import type { SiteContent } from '../../src/studio/generated/content'
import { examples, files, readAt, schemas, small, validate } from './mutation-site'
import { placesOf } from './mutations'

/** What people try who want their script to run in other people's browsers, by the kind of field that they put it into. */
export type Kind = 'address' | 'anchor' | 'answer' | 'colour' | 'file' | 'film' | 'html' | 'json' | 'text'

/** A payload and the kind of field that it is made for. It calls ran(), or asks thief.example for something. */
export interface Payload {
  kind: Kind
  text: string
}

const folder = join(import.meta.dirname, '../payloads')

/** Every payload of tests/payloads: a file a kind, and in it a list for each technique. */
export const payloads: Payload[] = readdirSync(folder).flatMap((name) => {
  const lists = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, string[]>
  return Object.values(lists)
    .flat()
    .map((text) => ({ kind: name.replace('.json', '') as Kind, text }))
})

/** The fullest example of every block. */
const fullest = new Map<string, object>()
for (const { type, example } of examples) {
  const length = JSON.stringify(example).length
  if (length > JSON.stringify(fullest.get(type) ?? null).length) fullest.set(type, example)
}

const blocksOnPage = 9

/** The paths of the pages that payloads are put on. */
export const payloadPaths: string[] = []

const payloadPages = Array.from({ length: Math.ceil(fullest.size / blocksOnPage) }, (_, index) => {
  const path = `/payloads-${index + 1}`
  payloadPaths.push(path)
  const blocks = [...fullest.values()].slice(index * blocksOnPage, (index + 1) * blocksOnPage)
  return {
    path,
    title: `Payloads ${index + 1}`,
    description: 'Blocks with something unfriendly in every field.',
    blocks: blocks.map((block, place) => ({ ...block, id: `block-${place}` })),
  }
})

/** A sound site that has a page for every few block types. */
export const soundSite = { ...small, pages: [...small.pages, ...payloadPages] } as unknown as SiteContent

/** A place of the site that takes payloads: a pointer, and the steps to it. */
interface Place {
  pointer: string
  path: string[]
}

const kindOfFormat: Record<string, Kind> = {
  href: 'address',
  page: 'address',
  anchor: 'anchor',
  image: 'file',
  file: 'file',
  animation: 'file',
  film: 'film',
  html: 'html',
}
const plainFormats = ['alt', 'link-text', 'title', 'title-suffix', 'description']
/** Settings whose form is their schema's alone. */
const kindOfSetting: Record<string, Kind> = {
  themeColour: 'colour',
  themeColourDark: 'colour',
  url: 'address',
  src: 'address',
  instagram: 'address',
  linkedin: 'address',
  errorReports: 'address',
  email: 'address',
}

function placesOfSite(): Map<Kind, Place[]> {
  const formats = new Map(
    validate(soundSite)
      .annotations.filter(({ format }) => format !== 'asks')
      .map(({ pointer, format }) => [pointer, format]),
  )
  const places = new Map<Kind, Place[]>()
  for (const { pointer, key, path } of placesOf(soundSite)) {
    const isOpen =
      path[0] === 'site' || (path[0] === 'pages' && Number(path[1]) >= small.pages.length && key !== 'path')
    const value = readAt(soundSite, path)
    const format = formats.get(pointer)
    const isText = typeof value === 'string' || format === 'film'
    if (!isOpen || !isText || key === 'type' || (path[0] === 'site' && format === 'page')) continue
    const setting = path[0] === 'site' && format === undefined ? kindOfSetting[key] : undefined
    const kind = setting ?? (format === undefined || plainFormats.includes(format) ? 'text' : kindOfFormat[format])
    if (kind) places.set(kind, [...(places.get(kind) ?? []), { pointer, path }])
  }
  // What could break out of a page's data can stand in any text; words of rich text are texts, too.
  places.set('json', places.get('text') ?? [])
  return places
}

/** The places of the site for each kind of payload. */
export const places: ReadonlyMap<Kind, Place[]> = placesOfSite()

const check = createCheck(schemas)

function put(content: SiteContent, { path }: Place, value: unknown): void {
  const holder = readAt(content, path.slice(0, -1)) as Record<string, unknown>
  holder[path.at(-1) as string] = value
}

/** Puts payloads into places and takes out again those that check refuses. Returns the site, and what stayed where. */
export function plant(wanted: Map<Place, Payload>): { content: SiteContent; kept: Map<Place, Payload> } {
  const content = structuredClone(soundSite)
  const kept = new Map(wanted)
  for (const [place, { text }] of wanted) put(content, place, text)
  for (;;) {
    const { problems } = check({ text: JSON.stringify(content), files, severities: 'errors' })
    if (problems.length === 0) return { content, kept }
    const blamed = [...kept.keys()].filter((place) =>
      problems.some(({ pointer }) => pointer === place.pointer || place.pointer.startsWith(`${pointer}/`)),
    )
    if (blamed.length === 0) throw new Error(`No payload is to blame: ${JSON.stringify(problems[0])}`)
    for (const place of blamed) {
      kept.delete(place)
      put(content, place, readAt(soundSite, place.path))
    }
  }
}

/** A site in which every payload that check lets through stands somewhere. A payload is tried in so many places. */
export function spread(all: Payload[], tries = 2): { content: SiteContent; kept: Map<Place, Payload> } {
  const settled = new Map<Place, Payload>()
  const tried = new Map<Payload, Set<Place>>(all.map((payload) => [payload, new Set()]))
  for (;;) {
    const wanted = new Map(settled)
    for (const [payload, before] of tried) {
      const place = places.get(payload.kind)?.find((free) => !wanted.has(free) && !before.has(free))
      if (!place) continue
      wanted.set(place, payload)
      before.add(place)
    }
    if (wanted.size === settled.size) return plant(settled)
    for (const [place, payload] of plant(wanted).kept) {
      settled.set(place, payload)
      tried.delete(payload)
    }
    for (const [payload, before] of tried) if (before.size >= tries) tried.delete(payload)
  }
}
