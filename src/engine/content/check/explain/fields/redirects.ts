import { isObject } from '../../../../base/shared-types/json'

const oldNames = /^(?:path|from|source|src|origin|old(?:_?(?:path|url|address))?|slug|url|address)$/i
const newNames =
  /^(?:to|target|dest(?:ination)?|new(?:_?(?:path|url|address))?|redirects?(?:_?(?:to|url))?|goto|location|leads_?to)$/i
const details = /^(?:status(?:_?code)?|code|type|permanent|force|comment)$/i

interface Redirect {
  path: string
  redirect: string
}

const isPath = (value: unknown): value is string => typeof value === 'string' && /^\/\S*$/.test(value)

/** Addresses without names: ["/old", "/new"], { "/old": "/new" }, "/old -> /new". */
function readPair(value: unknown): Redirect | undefined {
  const text = typeof value === 'string' ? value.split(/[-=]>|→/).map((part) => part.trim()) : undefined
  const parts = text ?? (isObject(value) ? Object.entries(value).flat() : value)
  if (!Array.isArray(parts) || parts.length !== 2) return undefined
  const [path, redirect] = parts
  return isPath(path) && isPath(redirect) ? { path, redirect } : undefined
}

/** A redirect in other words: { "from": "/old", "to": "/new" }, { "redirect": { "from": … } }. */
export function readRedirect(data: unknown): Redirect | undefined {
  if (!isObject(data)) return readPair(data)
  const names = Object.keys(data)
  const [to, ...otherNew] = names.filter((name) => newNames.test(name))
  const from = names.filter((name) => oldNames.test(name))
  if (to === undefined) return readPair(data)
  if (otherNew.length > 0 || from.length > 1) return undefined
  if (!names.every((name) => name === to || from.includes(name) || details.test(name))) return undefined
  const path = from[0] === undefined ? undefined : data[from[0]]
  const target = data[to]
  if (typeof target === 'string' && typeof path === 'string') return { path, redirect: target }
  const inner = readRedirect(target)
  if (inner) return path === undefined || path === inner.path ? inner : undefined
  const [only, ...more] = isObject(target) ? Object.values(target).filter(isPath) : []
  return typeof path === 'string' && only !== undefined && more.length === 0 ? { path, redirect: only } : undefined
}
