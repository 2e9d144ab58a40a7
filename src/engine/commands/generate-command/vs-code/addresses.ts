import { passedOnRest } from '../../../base/text/host-signs'
import { mailAddress, phoneAddress } from '../../../content/check/addresses/web-address'
import type { Names } from './names'

const escapePattern = (literal: string) => literal.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

export const anyOf = (literals: string[]) => `(?:${literals.map(escapePattern).join('|')})`

const webAddress =
  '[Hh][Tt][Tt][Pp][Ss]?:\\/\\/(?:[^\\s/?#@]*@)?[\\p{L}\\p{N}_~-]+(?:\\.[\\p{L}\\p{N}_~-]+)+\\.?(?::\\d{1,5})?(?:[/?#]\\S*)?'

const inner = ({ source }: RegExp) => source.replace(/^\^|\$$/g, '')

/** Pages with their anchors; redirects and files with any anchor. */
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

/** Addresses with the site's own host must name one of its pages or files. */
function external(names: Names): string[] {
  if (names.host === undefined) return [webAddress]
  const own = `[Hh][Tt][Tt][Pp][Ss]?:\\/\\/(?:www\\.)?${escapePattern(names.host)}`
  return [`(?!${own}(?:[/?#"']|$))${webAddress}`, `${own}(?:${['\\/?', ...internal(names)].join('|')})`]
}

/** Without ^ and $. */
export function hrefPattern(names: Names): string {
  return `(?:${[...internal(names), ...external(names), inner(mailAddress), inner(phoneAddress)].join('|')})`
}

export const placePattern = (names: Names): string => `(?:${internal({ ...names, files: [] }).join('|')})`

/** A place, or another site. */
export const destinationPattern = (names: Names): string =>
  `(?:${[
    `(?=${passedOnRest})${placePattern(names)}`,
    ...external(names)
      .slice(0, 1)
      .map((address) => `(?=https:)${address}`),
  ].join('|')})`

export const proposedPlaces = ({ pages }: Names): { name: string; about?: string }[] =>
  pages.flatMap(({ name, about, anchors }) => [
    { name, about },
    ...anchors.map((anchor) => ({ name: `${name}#${anchor}`, about: `a place in ${about ?? name}` })),
  ])

export function proposedAddresses(names: Names): { name: string; about?: string }[] {
  const others = new Set([...names.pictures, ...names.animations].map(({ name }) => name))
  return [...proposedPlaces(names), ...names.files.filter(({ name }) => !others.has(name))]
}
