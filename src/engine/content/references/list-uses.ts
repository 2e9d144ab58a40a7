import { Failure } from '../../base/shared-types/failure'
import { sharedNameIn, splitSharedName } from '../../base/shared-types/languages/shared-names'
import { guess } from '../../base/text/nearest'
import { plural } from '../../base/text/numbers'
import { locate } from '../check/problems/locate'
import { placeInWords } from '../check/report/text'
import {
  findAnchorReferences,
  findEntryReferences,
  findFileReferences,
  findPageReferences,
  findSharedReferences,
  madeForEntry,
  type Reference,
} from './find-references'
import type { OpenSite } from './open-site'

interface UsedThing {
  /** 'The page "/about"'. */
  label: string
  references: Reference[]
}

function anchorsOf({ content }: OpenSite): string[] {
  return [...new Set(content.ofFormat('anchor').map(({ value }) => String(value)))]
}

/** Pages name the block in the site's own language, and show its translation. */
function findUsesOfShared(site: OpenSite, name: string): Reference[] {
  const { shared, languageAt } = site.content
  const [base, language] = splitSharedName(name)
  return findSharedReferences(site, base).filter(
    ({ pointer }) => language === undefined || sharedNameIn(languageAt(pointer), base, shared) === name,
  )
}

function findThing(site: OpenSite, name: string): UsedThing {
  const { content } = site
  const [path = '', anchor] = name.split('#')
  if (anchor !== undefined) {
    const page = path === '' ? undefined : content.byPath.get(path)
    const names = page ? [...content.anchorsOf(page)] : anchorsOf(site)
    if ((path === '' || page) && names.includes(anchor))
      return { label: `The anchor "${name}"`, references: findAnchorReferences(site, path, anchor) }
    throw unknown(
      name,
      names.map((other) => `${path}#${other}`),
    )
  }
  if (content.byPath.has(name) || content.made.has(name)) {
    const references = [...findPageReferences(site, name), ...findEntryReferences(site, name)]
    return { label: `The page "${name}"`, references: references.sort((a, b) => a.offset - b.offset) }
  }
  if (content.files.has(name)) return { label: `The file "${name}"`, references: findFileReferences(site, name) }
  if (Object.hasOwn(content.shared, name))
    return { label: `The shared block "${name}"`, references: findUsesOfShared(site, name) }
  if (anchorsOf(site).includes(name))
    return { label: `The anchor "#${name}"`, references: findAnchorReferences(site, '', name) }
  throw unknown(name, [
    ...content.byPath.keys(),
    ...content.files.keys(),
    ...Object.keys(content.shared),
    ...anchorsOf(site),
  ])
}

function unknown(name: string, candidates: string[]): Failure {
  const meant = guess(name, candidates)
  const hint = meant ? ` Did you mean "${meant.name}"?` : ''
  return new Failure(
    `There is no page, file, shared block or anchor "${name}".${hint} Write a page as "/about", a file of the public folder as "/images/harbour.svg", a place on a page as "/about#story", a shared block by its name.`,
  )
}

function pagesWithShared({ content }: OpenSite, pointer: string): string {
  const name = pointer.match(/^\/shared\/([^/]+)/)?.[1]
  if (name === undefined) return ''
  const pages = content.pages.filter(({ shared }) => shared.has(name))
  return pages.length > 0
    ? `, which is used on ${pages.map(({ path }) => path).join(', ')}`
    : ', which is used on no page'
}

function madePages(site: OpenSite, pointer: string, name: string): string {
  const entry = site.content.byPath.get(name)?.entry
  const paths = entry && madeForEntry(site, entry, pointer)
  return paths ? `, on ${paths.join(', ')}` : ''
}

export function listUses(site: OpenSite, name: string): string {
  const { label, references } = findThing(site, name)
  const lines = references.map(({ pointer, offset }) => {
    const [place] = locate([{ rule: '', message: '', pointer }], site.reading, 'pages.json', site.book)
    const { line, column } = site.reading.placeOf(offset)
    const as = pointer.endsWith('/translates') ? ', as its translation' : ''
    return `pages.json:${line}:${column}  ${place ? placeInWords(place) : ''}${as}${pagesWithShared(site, pointer)}${madePages(site, pointer, name)}`
  })
  if (lines.length === 0) return `${label}: nothing uses it.`
  return [`${label} is used in ${plural(lines.length, 'place')}:`, ...lines].join('\n')
}
