import { isObject } from '../../../../base/shared-types/json'
import type { Schema } from '../../../../content/schema-model/schema-book'
import { describeField, fieldNames } from './field'
import type { OpenPage } from './open-page'

export interface ShownFields {
  main: string[]
  details: string[]
}

function isCommon({ book }: OpenPage, name: string): boolean {
  return book.blockTypes.every((type) => Object.hasOwn(book.fieldsOf(book.block(type)), name))
}

/** What the schema calls so, a thumbnail's file, and the settings of every type of block. */
export function shownFields(page: OpenPage, pointer: string, names = fieldNames(page, pointer)): ShownFields {
  const fields = page.fieldsAt(pointer)
  const value = page.valueAt(pointer)
  const isBlock = isObject(value) && page.book.block(value.type) !== undefined
  const isDetail = (name: string) => {
    const schema: Schema = page.book.resolve(fields[name])
    if (schema.detail === true || schema.dials !== undefined || schema.format === 'anchor') return true
    return isBlock && isCommon(page, name) && !describeField(page, `${pointer}/${name}`).isWords
  }
  return { main: names.filter((name) => !isDetail(name)), details: names.filter(isDetail) }
}

/** A picture: file, alternative text, and a focal point where its place cuts it. */
export function pictureNames(
  page: OpenPage,
  pointer: string,
): { file: string; alt: string; focus?: string } | undefined {
  const fields = Object.entries(page.fieldsAt(pointer))
  const named = (format: string) =>
    fields.flatMap(([name, field]) => (page.book.resolve(field).format === format ? [name] : []))
  const [[file, ...others], [alt], [focus]] = [named('image'), named('alt'), named('focus')]
  const count = focus === undefined ? 2 : 3
  return file !== undefined && alt !== undefined && others.length === 0 && fields.length === count
    ? { file, alt, ...(focus !== undefined && { focus }) }
    : undefined
}

export interface FieldGroup {
  title: string
  names: string[]
}

/** Those of "groups" first; fields without a group together at the end. */
export function fieldGroups(page: OpenPage, pointer: string): FieldGroup[] {
  const { groups } = page.schemaAt(pointer)
  const fields = page.fieldsAt(pointer)
  const groupOf = (name: string) => String(fields[name]?.group ?? '')
  const names = fieldNames(page, pointer)
  const first = Array.isArray(groups) ? groups.map(String) : []
  const titles = new Set([...first, ...names.map(groupOf).filter(Boolean), ''])
  return [...titles]
    .map((title) => ({ title, names: names.filter((name) => groupOf(name) === title) }))
    .filter(({ names }) => names.length > 0)
}

/** Includes labels and help of inner fields. */
export function wordsOfField(page: OpenPage, written: unknown): string {
  const schema = page.book.resolve(written)
  const inside = [...Object.values(page.book.fieldsOf(schema)), ...(schema.items === undefined ? [] : [schema.items])]
  return [schema.title, schema.description, ...inside.map((field) => wordsOfField(page, field))].join(' ')
}
