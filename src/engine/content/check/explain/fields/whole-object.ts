import { escapeToken } from '../../../../base/shared-types/json'
import { capitalize } from '../../../../base/text/language/capitalize'
import { guess } from '../../../../base/text/nearest'
import { article, listed, quoted, shown } from '../../../schema-model/phrases'
import { looksLikePage } from '../blocks/block-type'
import { explainAmong } from '../blocks/held'
import type { Context, Explained } from '../phrases'
import type { Flawed } from './flawed'
import { fieldCalled } from './foreign-field-names'
import { readRedirect } from './redirects'
import { explainRenamed } from './renamed'

/** Objects of another kind: a block among the pages, a redirect with blocks. One problem each. */
export function explainWhole(flawed: Flawed, context: Context): Explained | undefined {
  const { book } = context
  const { at, data, unknown, missing, decisive, isDecided, name, fields } = flawed
  if (at === '' && looksLikePage(data) && !('pages' in data)) {
    const message = `This file holds a page (${quoted(data.path)}) and nothing else, but it is the whole site. Bring back the last good version of the file, and put the page into its "pages".`
    return { rule: 'misplaced', pointer: `${at}/path`, on: 'key', message }
  }
  const among = explainAmong(flawed, context)
  if (among) return among
  if (typeof data.shared === 'string' && unknown.length > 0) {
    const [field = ''] = unknown
    const name = quoted(data.shared)
    const message = unknown.includes('type')
      ? `A block has "type" or "shared", not both. Remove ${listed(unknown)} to show the shared block ${name}; or remove "shared" to show a block of this page's own.`
      : `A shared block is the same on every page: change ${listed(unknown)} under "shared", for all of them. For another one on this page, write the block itself in the place of { "shared": ${name} }.`
    return { rule: 'unknown-field', pointer: `${at}/${escapeToken(field)}`, on: 'key', message, group: field }
  }
  const redirect = /^\/pages\/\d+$/.test(at) ? readRedirect(data) : undefined
  if (redirect) {
    const message = `This is a redirect in other words. Write ${shown(redirect)}.`
    const repair = { kind: 'replace', at, value: redirect, isGuess: true } as const
    return { rule: 'unknown-field', pointer: at, message, suggestion: shown(redirect), repair }
  }
  if (/^\/pages\/\d+$/.test(at) && book.block(data.type) && !('path' in data)) {
    const message = `This is ${article(`${book.titleOfBlock(data.type)} block`)} among the pages. Move it into the "blocks" of a page.`
    return { rule: 'misplaced', pointer: at, message }
  }
  if (!isDecided) {
    for (const from of unknown) {
      if (decisive.includes(from)) {
        const message = `${capitalize(article(name))} has "${from}" or ${listed(flawed.excluded, 'or')}, not both. Remove one of the two.`
        return { rule: 'not-together', pointer: `${at}/${escapeToken(from)}`, on: 'key', message }
      }
      const to = guess(from, decisive)
      if (to && missing.length > 0)
        return explainRenamed(flawed, [{ from, to: to.name, isSure: to.isSure }], context)[0]
    }
  }
  const [first] = unknown
  const isMeant = (from: string) => fieldCalled(from, fields, { missing: [], free: Object.keys(fields) }, book)
  if (isDecided && first !== undefined && unknown.length > 1 && !unknown.some(isMeant)) {
    const orPage = name === 'redirect' ? '; or, if this is to be a page, remove "redirect" and give it "blocks"' : ''
    const message = `${listed(unknown)} are not fields of ${article(name)}. Remove them${orPage}.`
    return { rule: 'unknown-field', pointer: `${at}/${escapeToken(first)}`, on: 'key', message, group: first }
  }
  return undefined
}
