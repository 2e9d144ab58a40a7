import { readJson } from '../../../base/json-parser'
import { Failure } from '../../../base/shared-types/failure'
import { asObject, pagesIn, type UnknownObject } from '../../../base/shared-types/json'
import { plural } from '../../../base/text/numbers'
import { compareSites } from '../../../content/change-summary/compare/compare'
import { groupPages } from '../../../content/change-summary/words/describe-site'
import type { BlobId } from '../../../content/file-inspection/blob-id'
import type { VersionChanges } from '../publishing'
import { parentNotRead } from '../sentences'
import { isNamed } from './former-files'

/** What differs between a version and the one before it. */
export interface VersionDifference {
  /** Undefined where there was no pages.json. */
  was: BlobId | undefined
  is: BlobId | undefined
  hasFiles: boolean
  /** Addresses of files that have other bytes. */
  replaced: Iterable<string>
}

export interface VersionReader {
  difference(): Promise<VersionDifference>
  text(id: BlobId): Promise<string>
}

function readContent(text: string | undefined): UnknownObject {
  const { value, isCertain } = readJson(text ?? '{}')
  if (!isCertain) throw new Failure(parentNotRead)
  return asObject(value)
}

/** Pages that show replaced files. */
const showing = (content: UnknownObject, replaced: readonly string[]): string[] =>
  pagesIn(content).flatMap((page) => {
    const written = JSON.stringify(page)
    return replaced.some((address) => isNamed(address, written)) ? [String(asObject(page).path)] : []
  })

interface Texts extends Pick<VersionDifference, 'hasFiles' | 'replaced'> {
  was: string | undefined
  is: string | undefined
}

/** No schema is asked: it may have been another one then. */
export function findVersionChanges({ was, is, hasFiles, replaced }: Texts): VersionChanges {
  const [before, now] = [readContent(was), readContent(is)]
  const change = compareSites({ value: before, files: new Map() }, { value: now, files: new Map() }, new Set())
  const { shared, settings, collections, order, others } = change
  const { added, changed, moved, removed, redirects } = groupPages(change.pages)
  const pages = [...changed, ...added, ...moved, ...removed].map(({ kind, path, from, now, before }) => ({
    ...{ kind, path, title: String((now ?? before)?.title ?? path) },
    ...(from !== undefined && { from }),
  }))
  const own = new Set(pages.map(({ path }) => path))
  const alsoOn = new Set([...shared.flatMap((one) => one.pages), ...showing(now, [...replaced])])
  const hasRest = others.some((name) => name !== 'collections')
  const said = [
    settings.length > 0 && 'site settings',
    shared.length > 0 && plural(shared.length, 'shared block'),
    collections.length > 0 && 'collections',
    order.moved.length > 0 && 'the order of pages',
    redirects.length > 0 && 'addresses that lead elsewhere',
    hasRest && 'other parts of the site',
    hasFiles && 'files',
  ]
  return {
    ...{ kind: 'version-changes', pages },
    alsoOn: [...alsoOn].filter((path) => !own.has(path)),
    others: said.filter((one) => one !== false),
    ...(was === undefined && { isFirst: true }),
  }
}

/** Neighbours share a text, and a site's can be large. */
const mostTexts = 8

/** What versions changed. They never change themselves, so it is kept. */
export class KnownVersionChanges {
  private readonly known = new Map<string, Promise<VersionChanges>>()
  private readonly texts = new Map<BlobId, Promise<string>>()

  of(version: string, reader: VersionReader): Promise<VersionChanges> {
    const found = this.known.get(version) ?? this.find(reader)
    this.known.set(version, found)
    found.catch(() => this.known.delete(version))
    return found
  }

  private async find(reader: VersionReader): Promise<VersionChanges> {
    const { was, is, ...files } = await reader.difference()
    const read = (id: BlobId | undefined) => (id === undefined ? undefined : this.read(id, reader))
    const [before, now] = await Promise.all([read(was), read(is)])
    return findVersionChanges({ was: before, is: now, ...files })
  }

  private read(id: BlobId, reader: VersionReader): Promise<string> {
    const text = this.texts.get(id) ?? reader.text(id)
    this.texts.delete(id)
    this.texts.set(id, text)
    text.catch(() => this.texts.delete(id))
    const [oldest] = this.texts.keys()
    if (this.texts.size > mostTexts && oldest !== undefined) this.texts.delete(oldest)
    return text
  }
}
