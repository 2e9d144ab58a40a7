import { pictureExtensions } from '../../model/pictures'
import { type Mistake, replace } from './mistake'

/** The address of a page or a file of this site, written with backslashes. */
const address = new RegExp(
  String.raw`^(?:/[\w-][\w./\\-]*|[\w./\\-]+\.(?:${pictureExtensions.join('|')}|pdf|json|html|mp4|zip))$`,
)

/** A backslash that JSON reads as something else, or not at all: "\f" is no "/f". */
const wrong = /(?<!\\)(?:\\\\)*\\[\w.-]/

/** "\u00e9" is an é: what holds one is left alone. */
const unicode = /\\u[\da-f]{4}/i

/** Whether what stands between the quotes of a text is an address with backslashes that mean nothing good. */
export const isBackslashed = (inner: string): boolean =>
  wrong.test(inner) && address.test(inner) && !unicode.test(inner)

/** The address with the slashes that were meant. */
export const withSlashes = (inner: string): string => inner.replace(/\\\\?\/?/g, '/')

/** The mistake of an address with backslashes; undefined for other texts. */
export function explainBackslashes(inner: string, start: number): Mistake | undefined {
  if (!isBackslashed(inner)) return undefined
  const found = [...inner.matchAll(/\\\\?\/?/g)]
  const offset = start + (found[0]?.index ?? 0)
  const suggestion = JSON.stringify(withSlashes(inner))
  const message = `The address of a page or a file has / in it, not \\. Write ${suggestion}.`
  const fix = found.map(({ 0: sign, index }) => replace(start + index, sign.length, '/'))
  return { kind: 'other', message, group: 'backslashes', suggestion, offset, length: 2, fix }
}

const text = /(?<!\\)"([\w./\\-]*\\[bfnrt]\w[\w./\\-]*)"/g

/** Finds addresses with backslashes in a valid text: JSON takes \f for a form feed and \t for a tab. */
export function findBackslashes(json: string): Mistake[] {
  if (!/\\[bfnrt]\w/.test(json)) return []
  return [...json.matchAll(text)].flatMap(({ 1: inner = '', index }) => {
    const mistake = explainBackslashes(inner, index + 1)
    return mistake ? { ...mistake, group: undefined, rule: /\.\w+$/.test(inner) ? 'file-exists' : 'link-target' } : []
  })
}
