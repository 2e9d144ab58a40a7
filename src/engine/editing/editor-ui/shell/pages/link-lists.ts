import { isObject } from '../../../../base/shared-types/json'
import type { Schema } from '../../../../content/schema-model/schema-book'
import { addItem, writeField } from '../../model/edits/field-edits'
import type { OpenPage } from '../../model/page/open-page'

export interface LinkList {
  pointer: string
  /** "Navigation, Main". */
  label: string
  words: string
  address: string
}

/** Undefined if items have other required fields. */
function linkFields(page: OpenPage, list: Schema): Pick<LinkList, 'words' | 'address'> | undefined {
  const item = page.book.resolve(list.items)
  const required = Array.isArray(item.required) ? item.required.map(String) : []
  const fields = Object.entries(page.book.fieldsOf(item)).map(
    ([name, field]) => [name, page.book.resolve(field)] as const,
  )
  const address = fields.find(([, { format }]) => format === 'href' || format === 'page')?.[0]
  const words = fields.find(([name, { type }]) => name !== address && type === 'string')?.[0]
  if (address === undefined || words === undefined) return undefined
  return required.every((name) => name === address || name === words) ? { words, address } : undefined
}

export function findLinkLists(page: OpenPage, pointer = '/site', label: readonly string[] = []): LinkList[] {
  return Object.entries(page.fieldsAt(pointer)).flatMap(([name, schema]): LinkList[] => {
    const place = `${pointer}/${name}`
    const value = page.valueAt(place)
    const titles = [...label, String(page.schemaAt(place).title ?? schema.title ?? name)]
    if (isObject(value)) return findLinkLists(page, place, titles)
    const fields = Array.isArray(value) ? linkFields(page, page.schemaAt(place)) : undefined
    return fields ? [{ pointer: place, label: titles.join(', '), ...fields }] : []
  })
}

export const addLink = (page: OpenPage, { pointer, words, address }: LinkList, title: string, path: string) =>
  addItem(page, pointer, JSON.stringify({ [words]: title, [address]: path }))

export const showEntry = (page: OpenPage) => writeField(page, `${page.pointer}/entry/isVisible`, 'true')
