import type { Overview } from '../../edits/store'
import type { OpenPage } from '../page/open-page'
import type { Session } from '../session/session'
import type { FieldKind } from './field'

/** Something that a field can name: a page, a place on the open page, a file. */
export interface Place {
  /** What is written. */
  address: string
  /** What an author knows it by. */
  title: string
}

const pictures = /\.(svg|png|jpe?g|webp|avif|gif)$/i

/** Returns what a field of a kind can name. `files` are the addresses in public/. */
export function placesFor(kind: FieldKind, overview: Overview, page: OpenPage, files: readonly string[]): Place[] {
  const asPlace = (address: string): Place => ({ address, title: address.slice(address.lastIndexOf('/') + 1) })
  if (kind === 'image') return files.filter((file) => pictures.test(file)).map(asPlace)
  if (kind === 'file') return files.filter((file) => !pictures.test(file)).map(asPlace)
  const pages = overview.pages
    .filter(({ path, redirect }) => redirect === undefined && !path.endsWith('*'))
    .map(({ path, title }) => ({ address: path, title }))
  const anchors = page.blocks.flatMap(({ pointer, title, words }) => {
    const id = page.valueAt(`${pointer}/id`)
    return typeof id === 'string'
      ? [
          {
            address: `${overview.pages.find((one) => one.pointer === page.pointer)?.path ?? ''}#${id}`,
            title: words || title,
          },
        ]
      : []
  })
  return kind === 'page'
    ? [...pages, ...anchors]
    : [...pages, ...anchors, ...files.filter((file) => !pictures.test(file)).map(asPlace)]
}

/** Returns what a link in a text can lead to. */
export const linkPlaces = ({ state: { overview, page }, files }: Session): Place[] =>
  overview && page ? placesFor('href', overview, page, files) : []
