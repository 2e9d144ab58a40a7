import { pathOf } from '../../../base/shared-types/addresses'
import { asObject, isObject, unescapeToken } from '../../../base/shared-types/json'
import type { Span } from '../../publication-dates/span'
import { holderOf } from '../../schema-model/holders'
import { ownPathOf } from '../addresses/web-address'
import type { Address, Content } from '../content-index/content'
import { sayLanguage } from '../content-index/say-language'
import { fromNow } from '../content-index/timetable'
import type { Finding, SiteRule } from '../findings/rule'

/** A link to a page in another language than that of its place, for which there is a page in that language. */
interface Stray extends Address {
  address: string
  /** The language of the page that the link names. */
  named: string
  better: string
}

function findStray(
  { value, pointer }: Address,
  language: string,
  spans: Span[],
  content: Content,
): Omit<Stray, keyof Address> | undefined {
  const address = value.startsWith('/') ? value : ownPathOf(value, content)
  const page = address === undefined ? undefined : content.byPath.get(pathOf(address))
  if (address === undefined || !page || page.redirect !== undefined || page.language === language) return undefined
  // In settings, this is how a site leads to its other languages.
  if (pointer.startsWith('/site/') && page.path === content.languages.homeOf(page.language)) return undefined
  const better = content.translations().of(page).get(language)
  const isThere = better !== undefined && content.timetable.gapIn(better, spans) === undefined
  return isThere ? { address, named: page.language, better } : undefined
}

function addressesIn({ links, ofFormat, isHidden }: Content): Address[] {
  const pages = ofFormat('page', 'place', 'destination').flatMap(({ value, pointer }) =>
    typeof value === 'string' && !pointer.endsWith('/translates') ? [{ value, pointer }] : [],
  )
  return [...links, ...pages].filter(({ pointer }) => !isHidden(pointer))
}

/** Another page may have no place of the same name. */
function repairOf({ value, address, better }: Stray, { byPath, anchorsOf }: Content): Partial<Finding> {
  const page = byPath.get(better)
  const [, anchor] = address.split('#')
  const isSame = anchor === undefined || (page && anchorsOf(page).has(anchor))
  const suggestion = better + (isSame ? address.slice(pathOf(address).length) : '')
  return { suggestion, ...(isSame && { replacement: suggestion, replaces: value }) }
}

function checkPlaces(addresses: Address[], content: Content): Finding[] {
  const { languages, languageAt, pages, timetable, now } = content
  const paths = new Map(pages.map(({ pointer, path }) => [pointer, path]))
  return addresses.flatMap(({ value, pointer }): Finding[] => {
    const [language, holder] = [languageAt(pointer), holderOf(pointer)]
    const isOldAddress = pointer === `${holder}/redirect`
    // What has moved into another language keeps its old address.
    if (isOldAddress && language === languages.own) return []
    const found = findStray({ value, pointer }, language, fromNow(timetable.timesOf(holder), now), content)
    // A page that leads to itself in another language says so.
    if (!found || found.better === paths.get(holder)) return []
    const name = sayLanguage(language, content)
    const what = isOldAddress ? 'address' : 'page'
    const who = holder.startsWith('/pages/') ? `This ${name} ${what} leads` : `${name} pages lead`
    const message = `${who} to "${value}", which is ${sayLanguage(found.named, content)}. Its translation is "${found.better}".`
    return [{ pointer, message, address: value, ...repairOf({ value, pointer, ...found }, content) }]
  })
}

/** Whether a language has a setting of its own in the place of the site's: lists are replaced as a whole. */
function isReplaced(pointer: string, settings: unknown): boolean {
  let node = settings
  for (const token of pointer.split('/').slice(2).map(unescapeToken)) {
    if (!isObject(node)) return true
    if (!Object.hasOwn(node, token)) return false
    node = node[token]
  }
  return true
}

/** What pages of a language show of the site's own settings: one finding for each of them. */
function checkFallbacks(addresses: Address[], content: Content): Finding[] {
  const { languages, value, now, pages } = content
  const ofSite = addresses.filter(({ pointer }) => /^\/site\/(?!languages\/)/.test(pointer))
  return languages.all.flatMap((language) => {
    const settings = asObject(asObject(asObject(value).site).languages)[language]
    const seen = pages.filter((page) => page.language === language && page.redirect === undefined)
    const spans = fromNow(
      seen.map((page) => page.public),
      now,
    )
    if (language === languages.own || spans.length === 0) return []
    const findings = new Map<string, Finding>()
    for (const place of ofSite) {
      const [, , field = ''] = place.pointer.split('/')
      const stray = isReplaced(place.pointer, settings) ? undefined : findStray(place, language, spans, content)
      if (!stray) continue
      const [name, other] = [sayLanguage(language, content), sayLanguage(stray.named, content)]
      const message = `${name} pages show "${field}" of the site, which leads to "${place.value}" in ${other}. Write "${field}" in ${name} here, with "${stray.better}".`
      if (!findings.has(field)) findings.set(field, { pointer: `/site/languages/${language}`, on: 'key', message })
    }
    return [...findings.values()]
  })
}

export const linkLanguage: SiteRule = {
  code: 'link-language',
  severity: 'warning',
  scope: 'site',
  check: (content) => {
    if (!content.languages.areSeveral) return []
    const addresses = addressesIn(content)
    return [...checkPlaces(addresses, content), ...checkFallbacks(addresses, content)]
  },
}
