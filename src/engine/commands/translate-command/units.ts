import { asList, asObject, blocksIn, escapeToken, isObject, valueAt } from '../../base/shared-types/json'
import { splitSharedName } from '../../base/shared-types/languages/shared-names'
import { locate } from '../../content/check/problems/locate'
import { placeInWords } from '../../content/check/report/text'
import { longestCommon } from '../../content/json-edits/longest-common'
import type { OpenSite } from '../../content/references/open-site'
import { isWords } from '../../content/schema-model/schema-book'
import { changedParts, markOf } from '../../content/translations/translated-parts'
import { haveSameTags, type Inline, readInline } from './xliff/inline'

/** A text of an original, and that in its place. */
export interface TextUnit {
  /** Of the place in the translation: "blocks.2.heading". */
  id: string
  /** In the translation. */
  pointer: string
  /** 'page "/about" About, block 2, Text "Our story": Heading'. */
  place: string
  isRich: boolean
  source: Inline
  /** Undefined where its tags are not those of the original. */
  target?: Inline
  /** The translation as it is written. */
  written: string
  /** By number: those of the translation where they match, as its links are its own. */
  tags: string[]
  /** Whether its part has changed since the translation was found right, or never was. */
  isOpen: boolean
}

/** A page, a shared block or the settings in a language. */
export interface Translation {
  /** "/de/ueber-uns", "visit@de", "site settings". */
  name: string
  original: string
  language: string
  pointer: string
  originalPointer: string
  hasSeen: boolean
  /** The indexes of changed top blocks; undefined is the title with what is beside it. */
  changed: (number | undefined)[]
}

export function listTranslations({ content }: OpenSite, language: string): Translation[] {
  const { shared, translated, valueAt: at, value } = content
  const marks = asObject(asObject(value).seen)
  const pages = translated().flatMap(({ page, original }): Translation[] => {
    if (page.language !== language) return []
    const source = at(original.pointer)
    const seen = at(`${page.pointer}/seen`)
    return [
      {
        ...{ name: page.path, original: original.path, language, pointer: page.pointer },
        ...{ originalPointer: original.pointer, hasSeen: seen !== undefined },
        changed: changedParts(source, seen).map(({ block }) => block),
      },
    ]
  })
  const blocks = Object.keys(shared).flatMap((name): Translation[] => {
    const [base, tag] = splitSharedName(name)
    if (tag !== language || !Object.hasOwn(shared, base)) return []
    const hasSeen = Object.hasOwn(marks, name)
    return [
      {
        ...{ name, original: base, language, pointer: `/shared/${name}`, originalPointer: `/shared/${base}` },
        ...{ hasSeen, changed: hasSeen && marks[name] !== markOf(shared[base]) ? [0] : [] },
      },
    ]
  })
  return [...pages, ...blocks]
}

const settingsPointer = '/site'

/** Nothing says whether settings are up to date. */
export const hasMarks = ({ originalPointer }: Translation): boolean => originalPointer !== settingsPointer

/** What a language has instead of the settings. */
function findSettings({ content }: OpenSite, language: string): Translation[] {
  const pointer = `/site/languages/${escapeToken(language)}`
  const name = 'site settings'
  if (!isObject(content.valueAt(pointer))) return []
  return [{ name, original: name, language, pointer, originalPointer: settingsPointer, hasSeen: true, changed: [] }]
}

export const listTranslated = (site: OpenSite, language: string): Translation[] => [
  ...listTranslations(site, language),
  ...findSettings(site, language),
]

const kindOf = (block: unknown): string => {
  const { type, shared } = asObject(block)
  return shared === undefined ? String(type) : `shared ${shared}`
}

const isBlock = (item: unknown): boolean => isObject(item) && (item.type !== undefined || item.shared !== undefined)

/** Blocks by kind in order, as a translation may have more or fewer; others by place. */
function pairItems(one: unknown[], other: unknown[]): [number, number][] {
  if (one.some(isBlock)) return longestCommon(one.map(kindOf), other.map(kindOf))
  return one.flatMap((_, index): [number, number][] => (index < other.length ? [[index, index]] : []))
}

interface Place {
  original: string
  translation: string
}

function eachPair(
  source: unknown,
  target: unknown,
  at: Place,
  see: (source: string, target: string, at: Place) => void,
) {
  const step = (from: string | number, to: string | number): Place => ({
    original: `${at.original}/${escapeToken(String(from))}`,
    translation: `${at.translation}/${escapeToken(String(to))}`,
  })
  if (typeof source === 'string' && typeof target === 'string') see(source, target, at)
  else if (Array.isArray(source) && Array.isArray(target))
    for (const [from, to] of pairItems(source, target)) eachPair(source[from], target[to], step(from, to), see)
  else if (isObject(source) && isObject(target))
    for (const key of Object.keys(source)) eachPair(source[key], target[key], step(key, key), see)
}

/** In reading order. Texts without a counterpart are left out. */
export function readUnits({ content, book, reading }: OpenSite, translation: Translation): TextUnit[] {
  const { pointer, originalPointer, changed, hasSeen } = translation
  const { value } = content
  const units: TextUnit[] = []
  const rich = new Set(content.html.map((text) => text.pointer))
  const [source, target] = [valueAt(value, originalPointer), valueAt(value, pointer)]
  eachPair(source, target, { original: originalPointer, translation: pointer }, (text, written, at) => {
    const schema = book.at(at.original, value)
    if (text.trim() === '' || !isWords(schema)) return
    const isRich = rich.has(at.original)
    const [one, other] = [readInline(text, isRich), readInline(written, isRich)]
    const isSame = haveSameTags(one.tags, other.tags)
    const [found] = locate([{ rule: '', message: '', pointer: at.original }], reading, 'pages.json', book)
    const tokens = at.translation.slice(pointer.length + 1).split('/')
    const block = at.original.slice(originalPointer.length).match(/^\/blocks\/(\d+)/)?.[1]
    const part = pointer.startsWith('/shared/') ? 0 : block === undefined ? undefined : Number(block)
    units.push({
      id: tokens.join('.'),
      pointer: at.translation,
      place: `${found ? placeInWords(found) : ''}: ${schema.title ?? tokens.at(-1)}`,
      isRich,
      source: one.inline,
      ...(isSame && { target: other.inline }),
      written,
      tags: isSame ? other.tags : one.tags,
      isOpen: !hasSeen || changed.includes(part) || written === text,
    })
  })
  return units
}

/** Top blocks of the original for which the translation has none. */
export function withoutCounterpart({ content }: OpenSite, { pointer, originalPointer }: Translation): number[] {
  const [source, target] = [content.valueAt(originalPointer), content.valueAt(pointer)]
  const paired = new Set(pairItems(asList(blocksIn(source)), asList(blocksIn(target))).map(([from]) => from))
  return blocksIn(source).flatMap((_, index) => (paired.has(index) ? [] : [index]))
}
