import type { Edit } from '../../../edits/edit'
import type { Overview } from '../../../edits/store'
import { freeName } from '../../deeds/blocks'
import { writeField } from '../../deeds/fields'
import type { OpenBlock, OpenPage } from '../../page/open-page'
import type { Session } from '../../session/session'
import type { FieldKind } from '../field'

/** Something that a field can name: a page, a place on a page, a file. */
export interface Place {
  /** What is written. */
  address: string
  /** What an author knows it by. */
  title: string
  /** Of a block without an anchor: the edits that give it one. */
  edits?: Edit[]
}

const pictures = /\.(svg|png|jpe?g|webp|avif|gif)$/i

const isLink = (kind: FieldKind) => kind === 'href' || kind === 'page'

/** Returns what a field of a kind can name. `files` are the addresses in public/. */
export function placesFor(kind: FieldKind, overview: Overview, files: readonly string[]): Place[] {
  const asPlace = (address: string): Place => ({ address, title: address.slice(address.lastIndexOf('/') + 1) })
  if (kind === 'image') return files.filter((file) => pictures.test(file)).map(asPlace)
  const others = files.filter((file) => !pictures.test(file)).map(asPlace)
  if (kind === 'file') return others
  const pages = overview.pages
    .filter(({ path, address, redirect }) => redirect === undefined && path === address && !path.endsWith('*'))
    .map(({ path, title }) => ({ address: path, title }))
  return kind === 'page' ? pages : [...pages, ...others]
}

/** Returns the page whose places an address may mean: the address is a path, or one with the begin of an anchor. */
export function pageOfAddress(kind: FieldKind, address: string, { pages }: Overview): string | undefined {
  const path = address.replace(/#.*/s, '')
  const isPage = pages.some((page) => page.path === path && page.redirect === undefined)
  return isLink(kind) && isPage ? path : undefined
}

/** Returns the places on a page that links can lead to. A block without an anchor gets one when it is chosen. */
export function placesOn(page: OpenPage): Place[] {
  const { path } = page.text
  const anchorOf = ({ pointer }: OpenBlock) => page.valueAt(`${pointer}/id`)
  const taken = page.blocks.map(anchorOf).filter((id): id is string => typeof id === 'string')
  return page.blocks.flatMap((block): Place[] => {
    const anchor = anchorOf(block)
    const title = block.words || block.title
    if (typeof anchor === 'string') return [{ address: `${path}#${anchor}`, title }]
    if (block.words === '' || !('id' in page.fieldsAt(block.pointer))) return []
    const name = freeName(block.words, taken)
    taken.push(name)
    return [{ address: `${path}#${name}`, title, edits: writeField(page, `${block.pointer}/id`, JSON.stringify(name)) }]
  })
}

/** Reads the places on the page that a typed address leads to. */
async function readPlacesOn(session: Session, typed: string): Promise<Place[]> {
  const { overview } = session.state
  const path = overview && pageOfAddress('href', typed.trim(), overview)
  const page = path === undefined ? undefined : await session.readOther(path)
  return page ? placesOn(page) : []
}

/** Gives a block its anchor, if it has none yet. Returns whether links can lead there now. */
async function prepare(session: Session, { address, edits }: Place): Promise<boolean> {
  if (!edits) return true
  const answer = await session.do({ label: `Anchor ${address} added`, edits: () => edits })
  return answer?.kind === 'done'
}

/** Returns what the link dialog of a rich text asks of the session. */
export const linkDeeds = (session: Session) => ({
  places: () => (session.state.overview ? placesFor('href', session.state.overview, session.files) : []),
  placesOn: (typed: string) => readPlacesOn(session, typed),
  prepare: (place: Place) => prepare(session, place),
})
