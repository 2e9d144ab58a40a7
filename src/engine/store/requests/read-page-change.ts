import { isObject } from '../../model/json'
import type { PageChange } from '../page-changes'

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 300
const isMissing = (value: unknown): value is undefined => value === undefined

export function readPageChange(value: unknown): PageChange | undefined {
  if (!isObject(value)) return undefined
  const { kind, name, path, title, template, from, to, withChildren, leadTo, orderBy } = value
  if (kind === 'new' && isText(path) && isText(title) && (isMissing(template) || isText(template)))
    return { kind, path, title, template }
  if (kind === 'copy' && isText(from) && isText(path) && isText(title)) return { kind, from, path, title }
  if (kind === 'move' && isText(from) && isText(to)) return { kind, from, to, withChildren: withChildren === true }
  if (kind === 'delete' && isText(name) && (isMissing(leadTo) || isText(leadTo))) return { kind, name, leadTo }
  const isPlace = Number.isSafeInteger(to) && Number(to) >= 0
  if (kind === 'order' && isText(name) && isPlace && (isMissing(orderBy) || isText(orderBy)))
    return { kind, name, to: Number(to), orderBy }
  return undefined
}
