import { mailAddress, phoneAddress } from '../../check/addresses/web-address'
import type { Names } from './names'

const escapePattern = (literal: string) => literal.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** One of these texts, as the source of a regular expression. */
export const anyOf = (literals: string[]) => `(?:${literals.map(escapePattern).join('|')})`

/** "https://" and a host that a browser can read; the rest of the address without spaces. */
const webAddress =
  '[Hh][Tt][Tt][Pp][Ss]?:\\/\\/(?:[^\\s/?#@]*@)?[\\p{L}\\p{N}_~-]+(?:\\.[\\p{L}\\p{N}_~-]+)+\\.?(?::\\d{1,5})?(?:[/?#]\\S*)?'

const inner = ({ source }: RegExp) => source.replace(/^\^|\$$/g, '')

/** The addresses inside the site, as a pattern: pages with their anchors, old addresses and files with any. */
function internal({ pages, files }: Names): string[] {
  const free = [...pages.filter(({ isRedirect }) => isRedirect), ...files].map(({ name }) => name)
  const paths = pages.map(({ name }) => name)
  return [
    ...(paths.length > 0 ? [`${anyOf(paths)}(?:\\?[^#]*)?(?:#(?:#[\\s\\S]*)?)?`] : []),
    ...(free.length > 0 ? [`${anyOf(free)}(?:[?#][\\s\\S]*)?`] : []),
    ...pages
      .filter(({ anchors, isRedirect }) => anchors.length > 0 && !isRedirect)
      .map(({ name, anchors }) => `${escapePattern(name)}(?:\\?[^#]*)?#${anyOf(anchors)}(?:#[\\s\\S]*)?`),
  ]
}

/** Web addresses: those of this very site lead to its pages and files, as links inside the site do. */
function external(names: Names): string[] {
  if (names.host === undefined) return [webAddress]
  const own = `[Hh][Tt][Tt][Pp][Ss]?:\\/\\/(?:www\\.)?${escapePattern(names.host)}`
  return [`(?!${own}(?:[/?#"']|$))${webAddress}`, `${own}(?:${['\\/?', ...internal(names)].join('|')})`]
}

/** What a link may lead to, as the source of a regular expression without its ends. */
export function hrefPattern(names: Names): string {
  return `(?:${[...internal(names), ...external(names), inner(mailAddress), inner(phoneAddress)].join('|')})`
}

/** What a redirect may lead to: a page, or a place in one. */
export const placePattern = (names: Names): string => `(?:${internal({ ...names, files: [] }).join('|')})`

/** Pages and the places in them. */
export const proposedPlaces = ({ pages }: Names): { name: string; about?: string }[] =>
  pages.flatMap(({ name, about, anchors }) => [
    { name, about },
    ...anchors.map((anchor) => ({ name: `${name}#${anchor}`, about: `a place in ${about ?? name}` })),
  ])

/** The addresses that a link field proposes: pages, places in them, documents. */
export function proposedAddresses(names: Names): { name: string; about?: string }[] {
  const others = new Set([...names.pictures, ...names.animations].map(({ name }) => name))
  return [...proposedPlaces(names), ...names.files.filter(({ name }) => !others.has(name))]
}
