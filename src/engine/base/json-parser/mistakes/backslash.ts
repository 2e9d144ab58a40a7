import { pictureExtensions } from '../../shared-types/pictures'
import { insertText, type Mistake, replaceText } from './mistake'

const address = new RegExp(
  String.raw`^(?:/[\w-][\w./\\-]*|[\w./\\-]+\.(?:${pictureExtensions.join('|')}|pdf|json|html|mp4|zip))$`,
)

/** JSON reads the start of "\fox.svg" as a form feed. */
const wrong = /(?<!\\)(?:\\\\)*\\[\w.-]/

const unicode = /\\u[\da-f]{4}/i

export const isBackslashed = (inner: string): boolean =>
  wrong.test(inner) && address.test(inner) && !unicode.test(inner)

export const withForwardSlashes = (inner: string): string =>
  inner.replace(/\\\\?\/?/g, '/').replace(/^(?=[\w-]+\/)/, '/')

export function explainBackslashes(inner: string, start: number): Mistake | undefined {
  if (!isBackslashed(inner)) return undefined
  const slashes = [...inner.matchAll(/\\\\?\/?/g)]
  const offset = start + (slashes[0]?.index ?? 0)
  const suggestion = JSON.stringify(withForwardSlashes(inner))
  const message = `The address of a page or a file has / in it, not \\. Write ${suggestion}.`
  const fix = [
    ...(suggestion.startsWith('"/') && /^[\w-]/.test(inner) ? [insertText(start, '/')] : []),
    ...slashes.map(({ 0: sign, index }) => replaceText(start + index, sign.length, '/')),
  ]
  return { kind: 'other', message, group: 'backslashes', suggestion, offset, length: 2, fix }
}

const text = /(?<!\\)"([\w./\\-]*\\[bfnrt]\w[\w./\\-]*)"/g

/** Finds backslashes that JSON accepts as escapes: \f is a form feed and \t a tab. */
export function findBackslashes(json: string): Mistake[] {
  if (!/\\[bfnrt]\w/.test(json)) return []
  return [...json.matchAll(text)].flatMap(({ 1: inner = '', index }) => {
    const mistake = explainBackslashes(inner, index + 1)
    return mistake ? { ...mistake, group: undefined, rule: /\.\w+$/.test(inner) ? 'file-exists' : 'link-target' } : []
  })
}
