import { readJson } from '../../../base/json-parser'
import type { TextEdit } from '../../../base/shared-types/problem'

interface Token {
  offset: number
  length: number
}

const escapeForPattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')

/** A number that becomes text keeps its digits: 1.50 -> "1.50". */
function written(value: unknown, before: string): string {
  const isNumber = typeof value === 'string' && /^-?\d/.test(before) && Number(before) === Number(value)
  return isNumber ? `"${before}"` : JSON.stringify(value)
}

/** The whole text up to # or ?, or a tag's attribute. */
function addressesIn(token: string, address: string, isFolder: boolean): number[] {
  const start = /(?:^"|(?:href|src)\s*=\s*(?:\\"|'))/.source
  const end = isFolder ? '' : /(?=\\?["'#?])/.source
  return [...token.matchAll(new RegExp(`(${start})${escapeForPattern(inner(address))}${end}`, 'g'))].map(
    ({ index, 1: before = '' }) => index + before.length,
  )
}

const inner = (text: string) => JSON.stringify(text).slice(1, -1)

/** Html may escape & as &amp;. */
function placesIn(token: string, address: string, value: string, isFolder: boolean) {
  const asCode = (text: string) => text.replaceAll('&', '&amp;')
  const spellings = [
    [address, value] as const,
    ...(address.includes('&') ? [[asCode(address), asCode(value)] as const] : []),
  ]
  return spellings.flatMap(([was, now]) =>
    addressesIn(token, was, isFolder).map((at) => ({ at, was: inner(was), now: inner(now) })),
  )
}

/**
 * With `address`, only this part of each token: one link of a rich text, the path before a "#"; with `isFolder`, the
 * beginning of addresses. Undefined if a token does not hold it.
 */
export function replaceTokens(
  text: string,
  tokens: Token[],
  value: unknown,
  address?: string,
  isFolder = false,
): TextEdit[] | undefined {
  const edits = tokens.map(({ offset, length }): TextEdit[] => {
    const token = text.slice(offset, offset + length)
    if (address === undefined) return [{ offset, length, text: written(value, token) }]
    const places = placesIn(token, address, String(value), isFolder)
    return places.map(({ at, was, now }) => ({ offset: offset + at, length: was.length, text: now }))
  })
  return edits.some((ofToken) => ofToken.length === 0) ? undefined : edits.flat()
}

export const wrapTokens = (tokens: Token[], [before, after]: [string, string]): TextEdit[] =>
  tokens.flatMap(({ offset, length }) => [
    { offset, length: 0, text: before },
    { offset: offset + length, length: 0, text: after },
  ])

/** The text that a token holds after its edits, which are in its order. */
export function textAfter(text: string, { offset, length }: Token, edits: readonly TextEdit[]): string | undefined {
  let token = text.slice(offset, offset + length)
  for (const edit of edits.toReversed()) {
    const at = edit.offset - offset
    if (at >= 0 && at < length) token = token.slice(0, at) + edit.text + token.slice(at + edit.length)
  }
  const { value } = readJson(token)
  return typeof value === 'string' ? value : undefined
}
