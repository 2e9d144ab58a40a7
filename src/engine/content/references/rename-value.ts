import { Failure } from '../../base/shared-types/failure'
import { asList, parentPointer } from '../../base/shared-types/json'
import { readUsedFields } from '../check/content-index/lists/listed-entries'
import { createSlugs } from '../collections/entry-values'
import type { Edit } from '../json-edits/edit'
import { EditedText } from '../json-edits/edited-text'
import { removeValue, replaceValue } from '../json-edits/make-edits'
import { type AddressMove, changeAddresses, type MoveFacts } from './change-addresses'
import type { OpenSite } from './open-site'

export interface EntryValueName {
  collection: string
  field: string
  value: string
  language: string
}

export interface ValueRename {
  edits: Edit[]
  text: string
  /** The pointers of the places that had it. */
  places: string[]
  redirected: string[]
}

/** Where entries have the value, where lists choose it, and where visitors filter by it. */
function placesOfValue({ content }: OpenSite, { collection, field, value, language }: EntryValueName): string[] {
  const { entries, ofFormat, valueAt, languageAt } = content
  const ofEntries = entries
    .filter(({ entry }) => entry?.collection === collection)
    .flatMap(({ entry = {}, pointer }) => {
      const at = `${pointer}/entry/${field}`
      if (entry[field] === value) return [at]
      return asList(entry[field]).flatMap((item, index) => (item === value ? [`${at}/${index}`] : []))
    })
  const chosen = readUsedFields(content).filter(
    (one) => one.use === 'only' && one.collection === collection && one.field === field && one.value === value,
  )
  const isOfField = (pointer: string) => ofEntries.includes(pointer)
  const offered = ofFormat('entry-category').some(({ pointer }) => isOfField(pointer)) ? ofFormat('category') : []
  const filters = offered.filter(
    (one) => one.value === value && valueAt(`${parentPointer(parentPointer(one.pointer))}/collection`) === collection,
  )
  const places = [...ofEntries, ...[...chosen, ...filters].map(({ pointer }) => pointer)]
  return places.filter((pointer) => languageAt(pointer) === language)
}

function movesOfPages({ content }: OpenSite, name: EntryValueName, slug: string): AddressMove[] {
  return [...content.made.values()].flatMap(({ path, language, made: { from, each, number } }): AddressMove[] => {
    const isOfField = each?.of === name.collection && each.by === name.field
    if (!isOfField || each.value !== name.value || language !== name.language) return []
    const renamed = from.replace(/\*$/, slug) + (number === 1 ? '' : `/${number}`)
    return renamed === path ? [] : [[path, renamed]]
  })
}

/**
 * Entries with the new value lose the old one. Links to its pages follow, and old addresses redirect. Throws a Failure.
 */
export function planValueRename(site: OpenSite, name: EntryValueName, to: string, facts: MoveFacts = {}): ValueRename {
  const { content, text } = site
  const places = placesOfValue(site, name)
  if (places.length === 0) throw new Failure(`No entry of "${name.collection}" has "${name.value}" in "${name.field}".`)
  const slug = createSlugs(name.language)(to)
  if (slug === '') throw new Failure(`No address can be made of "${to}", which has neither letters nor digits.`)
  const isRepeated = (pointer: string) => asList(content.valueAt(parentPointer(pointer))).includes(to)
  const edited = new EditedText(text).do(
    ...places.filter((place) => !isRepeated(place)).map((place) => replaceValue(text, place, JSON.stringify(to))),
  )
  // Each list has the value once, so no removal moves another place.
  for (const place of places.filter(isRepeated)) edited.do(removeValue(edited.text, place))
  const { redirected } = changeAddresses(site, edited, movesOfPages(site, name, slug), facts)
  return { edits: edited.edits, text: edited.text, places, redirected }
}
