import { isObject } from '../../../model/json'
import { carryKeys } from '../../../render/carry-keys'
import { fileName } from '../files/file-words'
import { describeField, fieldNames } from './field'
import type { OpenPage } from './open-page'
import { plainWords } from './plain-words'

/** Returns the first words of an item: what visitors read, or else its first text. */
export function itemWords(page: OpenPage, pointer: string): string {
  const value = page.valueAt(pointer)
  if (typeof value === 'string' && page.schemaAt(pointer).format === 'image') return fileName(value)
  if (!isObject(value)) return value === undefined ? '' : plainWords(String(value))
  const texts = fieldNames(page, pointer).filter((name) => typeof value[name] === 'string')
  const words = texts.find((name) => describeField(page, `${pointer}/${name}`).isWords) ?? texts[0]
  if (words !== undefined) return plainWords(String(value[words]))
  const object = fieldNames(page, pointer).find((name) => isObject(value[name]))
  return object === undefined ? '' : itemWords(page, `${pointer}/${object}`)
}

/** Returns the address of the first picture of an item. */
export function itemPicture(page: OpenPage, pointer: string): string | undefined {
  const value = page.valueAt(pointer)
  if (typeof value === 'string') return page.schemaAt(pointer).format === 'image' ? value : undefined
  if (!isObject(value)) return undefined
  return Object.keys(value)
    .map((name) => itemPicture(page, `${pointer}/${name}`))
    .find((picture) => picture !== undefined)
}

/** The items of a list as text, and a key for each that it keeps when it is moved. */
export interface KeyedItems {
  texts: string[]
  keys: string[]
}

/** Lets moved and changed items keep their keys. */
export function keyItems(items: readonly unknown[], before: KeyedItems): KeyedItems {
  const texts = items.map((item) => JSON.stringify(item) ?? '')
  const isSame = texts.length === before.texts.length && texts.every((text, index) => text === before.texts[index])
  return isSame ? before : { texts, keys: carryKeys(before.texts, before.keys, texts) }
}
