import { Failure } from '../../base/shared-types/failure'
import { EditedText } from '../json-edits/edited-text'
import { insertItem, removeValue, replaceValue } from '../json-edits/make-edits'
import { findPageReferences, type Reference } from './find-references'
import type { OpenSite } from './open-site'
import { lengthWithAnchor } from './remove-page'
import { rewriteAddresses } from './rewrite-addresses'

export interface WantedRedirect {
  path: string
  to: string
}

export interface RedirectChange {
  edits: EditedText['edits']
  /** Links to the old address, which are rewritten to its target. */
  places: Reference[]
}

const inJson = (address: string) => JSON.stringify(address).slice(1, -1)

/** With query and anchor; for another site also with the origin of a link to this one. */
function wholeAddress(site: OpenSite, place: Reference, target: string): Reference {
  const length = lengthWithAnchor(site, place)
  const start = place.offset - site.url.length
  const hasOrigin = !target.startsWith('/') && site.text.slice(start, place.offset) === site.url
  return hasOrigin ? { ...place, offset: start, length: length + site.url.length } : { ...place, length }
}

/** Adds, changes or removes the redirect of the path `old`. No link to a lost address is left. */
export function planRedirect(site: OpenSite, old: string | undefined, wanted?: WantedRedirect): RedirectChange {
  const { text, content } = site
  const edited = new EditedText(text)
  if (old === undefined) {
    if (wanted) edited.do(insertItem(text, '/pages', JSON.stringify({ path: wanted.path, redirect: wanted.to })))
    return { edits: edited.edits, places: [] }
  }
  const { redirect, pointer = '' } =
    content.pages.find((page) => page.path === old && page.redirect !== undefined) ?? {}
  if (redirect === undefined) throw new Failure(`"${old}" leads nowhere else any more. Nothing was changed.`)
  const target = wanted?.to ?? redirect
  const isGone = wanted?.path !== old
  const places = isGone ? findPageReferences(site, old).filter((place) => !place.pointer.startsWith(`${pointer}/`)) : []
  edited.do(
    ...rewriteAddresses(
      site,
      places.map((place) => ({ ...wholeAddress(site, place, target), text: inJson(target) })),
    ),
  )
  if (!wanted) edited.do(removeValue(edited.text, pointer))
  else
    for (const [name, value] of Object.entries({ path: wanted.path, redirect: wanted.to }))
      edited.do(replaceValue(edited.text, `${pointer}/${name}`, JSON.stringify(value)))
  return { edits: edited.edits, places }
}
