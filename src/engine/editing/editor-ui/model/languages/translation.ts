import { asObject, escapeToken, isAtOrBelow, stringsIn } from '../../../../base/shared-types/json'
import { splitSharedName } from '../../../../base/shared-types/languages/shared-names'
import { getOrAdd } from '../../../../base/shared-types/maps'
import { languageNames } from '../../../../base/text/language/language-names'
import { hasWords } from '../../../../content/check/rules/untranslated-shared'
import { longestCommon } from '../../../../content/json-edits/longest-common'
import { changedParts, markOf } from '../../../../content/translations/translated-parts'
import { describeField } from '../page/field'
import type { OpenBlock } from '../page/open-blocks'
import type { OpenPage } from '../page/open-page'
import { wordsOfRichText } from '../page/words-of-rich-text'

const topBlocks = (page: OpenPage) => page.blocks.filter(({ list }) => list.holder === undefined)

const keyOf = ({ type, shared }: OpenBlock) => `${type} ${shared ? splitSharedName(shared.name)[0] : ''}`

/** Indices of the top blocks of original and translation that belong together. */
export const pairBlocks = (original: OpenPage, page: OpenPage): [original: number, translation: number][] =>
  longestCommon(topBlocks(original).map(keyOf), topBlocks(page).map(keyOf))

/** A part or shared block that has changed since its translation was last found right. */
export interface PartToLookAt {
  mark: string
  /** Of the original; undefined for title, description and entry, or a shared block. */
  block?: number
  /** Where the mark is written once the part is right. */
  seenAt: string
  /** Its translation, or the page where there is none yet. */
  pointer: string
  /** Whether nothing on the translation belongs to it. */
  isNew: boolean
  /** "Banner, Who we are"; undefined for the title, description and entry. */
  title?: string
}

const titleOf = ({ title, words }: OpenBlock) => [title, words].filter(Boolean).join(', ')

function partsOfPage(original: OpenPage, page: OpenPage): PartToLookAt[] {
  const partners = new Map(pairBlocks(original, page))
  const [blocks, own] = [topBlocks(original), topBlocks(page)]
  const changed = changedParts(original.valueAt(original.pointer), page.valueAt(`${page.pointer}/seen`))
  return changed.map(({ block, mark }) => {
    const partner = block === undefined ? undefined : own[partners.get(block) ?? -1]
    const found = block === undefined ? undefined : blocks[block]
    return {
      ...{ mark, block, seenAt: `${page.pointer}/seen`, pointer: partner?.place ?? page.pointer },
      ...{ isNew: found !== undefined && partner === undefined, title: found && titleOf(found) },
    }
  })
}

function partsOfShared(page: OpenPage): PartToLookAt[] {
  const names = new Set(page.blocks.flatMap(({ shared }) => shared?.name ?? []))
  return [...names].flatMap((name): PartToLookAt[] => {
    const [own, language] = splitSharedName(name)
    const seenAt = `/seen/${escapeToken(name)}`
    const seen = page.valueAt(seenAt)
    const mark = markOf(page.valueAt(`/shared/${escapeToken(own)}`))
    if (language === undefined || seen === undefined || seen === mark) return []
    const pointer = `/shared/${escapeToken(name)}`
    return [{ mark, seenAt, pointer, isNew: false, title: titleOf(page.blockAt(pointer) as OpenBlock) }]
  })
}

/** Empty for a page that is no translation. */
export function partsToLookAt(page: OpenPage): PartToLookAt[] {
  const original = page.original()
  return [...(original ? partsOfPage(original, page) : []), ...partsOfShared(page)]
}

/** What the original says at a place of its translation. */
export function originalWords(page: OpenPage, pointer: string): string | undefined {
  const original = page.original()
  const say = (value: unknown) => (typeof value === 'string' ? wordsOfRichText(value) : undefined)
  const [, part, name = ''] = pointer.split('/')
  if (part === 'shared') {
    const [own, language] = splitSharedName(name)
    return language === undefined ? undefined : say(page.valueAt(pointer.replace(name, own)))
  }
  if (!original || !isAtOrBelow(pointer, page.pointer)) return undefined
  const rest = pointer.slice(page.pointer.length)
  const [, index] = rest.match(/^\/blocks\/(\d+)/) ?? []
  if (index === undefined) return rest === '/path' ? undefined : say(original.valueAt(original.pointer + rest))
  const [block] = pairBlocks(original, page).find(([, own]) => own === Number(index)) ?? []
  const place = rest.replace(/\d+/, String(block))
  return block === undefined ? undefined : say(original.valueAt(original.pointer + place))
}

/** "English" */
export const englishNameOf = ({ languages }: OpenPage, tag: string): string =>
  languageNames(languages.all, 'en').get(tag) ?? tag

/** "English" */
export const ownLanguage = (page: OpenPage) => englishNameOf(page, page.languages.own)

/** The shared blocks that a page in another language shows in that of the site. */
export const foreignBlocks = (page: OpenPage): OpenBlock[] =>
  page.blocks.filter(
    ({ shared, pointer, isHidden }) =>
      page.language !== page.languages.own &&
      shared &&
      splitSharedName(shared.name)[1] === undefined &&
      !isHidden &&
      hasWords(asObject(page.valueAt(pointer))),
  )

export function sayLook(page: OpenPage, { isNew, title }: PartToLookAt): string {
  const own = ownLanguage(page)
  if (isNew) return `This is new on the ${own} page. Add it, or leave it out, and tick this.`
  const what = title === undefined ? `The title, description or entry of the ${own} page` : `The ${own} block`
  return `${what} has changed since this was translated. When this is right, tick it.`
}

export const stillOriginal = (page: OpenPage): string => `This is still ${ownLanguage(page)}.`

const found = new WeakMap<OpenPage, Set<string>>()

/** A single word may be a name, which stays the same in a translation. */
const isPhrase = (words: string) => words.split(' ').filter((word) => /\p{L}/u.test(word)).length > 1

function findUntranslated(page: OpenPage): Set<string> {
  const original = page.original()
  const same = new Set<string>()
  if (!original || asObject(page.valueAt(page.pointer)).draft !== true) return same
  const written = new Set<string>()
  for (const [, text] of stringsIn(original.valueAt(original.pointer))) written.add(wordsOfRichText(text))
  for (const [pointer, text] of stringsIn(page.valueAt(page.pointer), page.pointer)) {
    const words = wordsOfRichText(text)
    if (isPhrase(words) && written.has(words) && describeField(page, pointer).isWords) same.add(pointer)
  }
  return same
}

/** A draft's texts still in the words of its original. Of public pages, the check names them. */
export const untranslatedTexts = (page: OpenPage): ReadonlySet<string> =>
  getOrAdd(found, page, () => findUntranslated(page))
