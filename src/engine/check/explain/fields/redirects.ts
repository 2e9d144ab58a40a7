import { isObject } from '../../../model/json'

const oldNames = /^(?:path|from|source|src|origin|old(?:_?(?:path|url|address))?|slug|url|address)$/i
const newNames =
  /^(?:to|target|dest(?:ination)?|new(?:_?(?:path|url|address))?|redirects?(?:_?(?:to|url))?|goto|location|leads_?to)$/i
const details = /^(?:status(?:_?code)?|code|type|permanent|force|comment)$/i

/** Reads a redirect that is written with other names: { "from": "/old", "to": "/new" }. */
export function readRedirect(data: unknown): { path: string; redirect: string } | undefined {
  if (!isObject(data)) return undefined
  const names = Object.keys(data)
  const [from, ...otherOld] = names.filter((name) => oldNames.test(name))
  const [to, ...otherNew] = names.filter((name) => newNames.test(name))
  if (from === undefined || to === undefined || otherOld.length + otherNew.length > 0) return undefined
  if (!names.every((name) => name === from || name === to || details.test(name))) return undefined
  const [path, redirect] = [data[from], data[to]]
  return typeof path === 'string' && typeof redirect === 'string' ? { path, redirect } : undefined
}
