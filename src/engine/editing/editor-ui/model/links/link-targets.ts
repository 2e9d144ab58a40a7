import type { Edit } from '../../../../content/json-edits/edit'
import type { Overview, PageName } from '../../../edited-site/overview'
import { freeName } from '../edits/block-edits'
import { writeField } from '../edits/field-edits'
import type { FileManager } from '../files/file-manager'
import { languagesOf } from '../languages/languages'
import type { FieldKind } from '../page/field'
import type { OpenBlock } from '../page/open-blocks'
import type { OpenPage } from '../page/open-page'
import type { Session } from '../session/session'

export type TargetKind = 'page' | 'place' | 'file' | 'web' | 'mail' | 'phone'

export interface LinkTarget {
  kind: TargetKind
  address: string
  title: string
  edits?: Edit[]
}

const pictures = /\.(svg|png|jpe?g|webp|avif|gif)$/i

const isLink = (kind: FieldKind) => kind === 'href' || kind === 'page'

/** `files` are the addresses in public/. Pages in the language of the link come first. */
export function targetsFor(
  kind: FieldKind,
  overview: Overview,
  files: readonly string[],
  language?: string,
): LinkTarget[] {
  const asTarget = (address: string): LinkTarget => ({
    kind: 'file',
    address,
    title: address.slice(address.lastIndexOf('/') + 1),
  })
  if (kind === 'image') return files.filter((file) => pictures.test(file)).map(asTarget)
  const others = files.filter((file) => !pictures.test(file)).map(asTarget)
  if (kind === 'file') return others
  const languages = languagesOf(overview)
  const isOther = ({ path }: PageName) => (languages && language && languages.of(path) !== language ? 1 : 0)
  const pages = overview.pages
    .toSorted((one, other) => isOther(one) - isOther(other))
    .filter(({ path, address, redirect }) => redirect === undefined && path === address && !path.endsWith('*'))
    .map(({ path, title }): LinkTarget => ({ kind: 'page', address: path, title }))
  return kind === 'page' ? pages : [...pages, ...others]
}

/** The page of a section. */
export const pageOf = (address: string): string => address.replace(/#.*/s, '')

/** The page and its sections come first. */
export function withSections(
  found: readonly LinkTarget[],
  path: string,
  sections: readonly LinkTarget[],
): LinkTarget[] {
  const isPage = ({ address }: LinkTarget) => address === path
  return [...found.filter(isPage), ...sections, ...found.filter((one) => !isPage(one))]
}

/** The address may end with the start of an anchor. */
export function pagePathOf(kind: FieldKind, address: string, { pages }: Overview): string | undefined {
  const path = pageOf(address)
  const isPage = pages.some((page) => page.path === path && page.redirect === undefined)
  return isLink(kind) && isPage ? path : undefined
}

/** Sections of a page, by their headings. One without an anchor gets it when it is chosen; the first block is the page's top. */
export function targetsOn(page: OpenPage): LinkTarget[] {
  const { path } = page.text
  const anchorOf = ({ pointer }: OpenBlock) => page.valueAt(`${pointer}/id`)
  const taken = page.blocks.map(anchorOf).filter((id): id is string => typeof id === 'string')
  return page.blocks.flatMap((block): LinkTarget[] => {
    const anchor = anchorOf(block)
    const title = block.words || block.title
    if (typeof anchor === 'string') return [{ kind: 'place', address: `${path}#${anchor}`, title }]
    const isSection = block.index > 0 && block.words !== '' && page.isHeaded(block.pointer)
    if (!isSection || !('id' in page.fieldsAt(block.pointer))) return []
    const name = freeName(block.words, taken, page.language)
    taken.push(name)
    const edits = writeField(page, `${block.pointer}/id`, JSON.stringify(name))
    return [{ kind: 'place', address: `${path}#${name}`, title, edits }]
  })
}

async function readTargetsOn(session: Session, typed: string): Promise<LinkTarget[]> {
  const { overview } = session.state
  const path = overview && pagePathOf('href', typed.trim(), overview)
  const page = path === undefined ? undefined : await session.readOther(path)
  return page ? targetsOn(page) : []
}

/** Returns whether the target has an anchor now. */
async function prepare(session: Session, { address, edits }: LinkTarget): Promise<boolean> {
  if (!edits) return true
  const answer = await session.do({ label: `Anchor ${address} added`, edits: () => edits })
  return answer?.kind === 'done'
}

export const linkCommands = (session: Session, files: Pick<FileManager, 'addresses'>) => ({
  targets() {
    const { overview, page } = session.state
    return overview ? targetsFor('href', overview, files.addresses, page?.language) : []
  },
  targetsOn: (typed: string) => readTargetsOn(session, typed),
  prepare: (place: LinkTarget) => prepare(session, place),
})
