import { asList, escapeToken, isObject } from '../../../../base/shared-types/json'
import { choiceWords } from '../../../../content/schema-model/choice-words'
import { fileName } from '../files/file-words'
import { describeField, type Field, fieldNames } from './field'
import type { OpenPage } from './open-page'
import { wordsOfRichText } from './words-of-rich-text'

const readable = (page: OpenPage, pointer: string, value: unknown): string =>
  choiceWords(page.schemaAt(pointer), value) ?? wordsOfRichText(String(value))

const isChosen = ({ kind, value }: Field) => kind === 'choices' && asList(value).length > 0

/** "Friday, Saturday, 19:00, 23:30": none of it alone tells the item from others. */
const wordsOfAll = (page: OpenPage, pointer: string, names: string[]): string =>
  names
    .map((name) => `${pointer}/${escapeToken(name)}`)
    .flatMap((place) => {
      const value = page.valueAt(place)
      return Array.isArray(value) ? value.map((_, index) => `${place}/${index}`) : [place]
    })
    .map((place) => readable(page, place, page.valueAt(place)))
    .join(', ')

/** Words that visitors read come before other texts. */
export function itemWords(page: OpenPage, pointer: string): string {
  const value = page.valueAt(pointer)
  if (typeof value === 'string' && page.schemaAt(pointer).format === 'image') return fileName(value)
  if (!isObject(value)) return value === undefined ? '' : readable(page, pointer, value)
  const texts = fieldNames(page, pointer).filter((name) => typeof value[name] === 'string')
  const fieldOf = (name: string) => describeField(page, `${pointer}/${name}`)
  const chosen = fieldNames(page, pointer).filter((name) => isChosen(fieldOf(name)))
  const written = texts.find((name) => fieldOf(name).isWords)
  if (written === undefined && chosen.length > 0) return wordsOfAll(page, pointer, [...chosen, ...texts])
  const words = written ?? texts[0]
  if (words !== undefined) return readable(page, `${pointer}/${escapeToken(words)}`, value[words])
  const object = fieldNames(page, pointer).find((name) => isObject(value[name]))
  return object === undefined ? '' : itemWords(page, `${pointer}/${object}`)
}

export function itemPicture(page: OpenPage, pointer: string): string | undefined {
  const value = page.valueAt(pointer)
  if (typeof value === 'string') return page.schemaAt(pointer).format === 'image' ? value : undefined
  if (!isObject(value)) return undefined
  return Object.keys(value)
    .map((name) => itemPicture(page, `${pointer}/${name}`))
    .find((picture) => picture !== undefined)
}

export function whyNot(page: OpenPage, { pointer, most, isUnique }: Field): { add?: string; duplicate?: string } {
  const { length } = asList(page.valueAt(pointer))
  const isFull = most !== undefined && length >= most
  const add = isFull ? `There can be at most ${most}. Remove one to add another.` : undefined
  return { add, duplicate: add ?? (isUnique ? 'Each can be in the list once.' : undefined) }
}
