import type { TextEdit } from '../model/problem'

/** A token of the text: where it stands. */
interface Token {
  offset: number
  length: number
}

const escapeForPattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')

/** A value as JSON. A number that becomes a text keeps its digits: 1.50 -> "1.50". */
function written(value: unknown, before: string): string {
  const isNumber = typeof value === 'string' && /^-?\d/.test(before) && Number(before) === Number(value)
  return isNumber ? `"${before}"` : JSON.stringify(value)
}

/** The places of an address in the JSON of a text: the whole text up to a # or ?, or that of a tag's attribute. */
function addressesIn(token: string, address: string, isFolder: boolean): number[] {
  const start = /(?:^"|(?:href|src)\s*=\s*(?:\\"|'))/.source
  const end = isFolder ? '' : /(?=\\?["'#?])/.source
  const inner = JSON.stringify(address).slice(1, -1)
  return [...token.matchAll(new RegExp(`(${start})${escapeForPattern(inner)}${end}`, 'g'))].map(
    ({ index, 1: before = '' }) => index + before.length,
  )
}

/**
 * The changes that write a value in the place of tokens. With `address`, only that part of each token is replaced: one
 * link of a rich text, the path before a "#"; with `isFolder` it is the beginning of addresses. Undefined when a token does not hold it as it is looked for.
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
    const [was, now] = [JSON.stringify(address).slice(1, -1), JSON.stringify(value).slice(1, -1)]
    return addressesIn(token, address, isFolder).map((at) => ({ offset: offset + at, length: was.length, text: now }))
  })
  return edits.some((ofToken) => ofToken.length === 0) ? undefined : edits.flat()
}
