import type { PublicFile, Schemas } from '../../check'
import type { ContentText } from '../../compile/content-text'
import type { PageSources } from '../../compile/page-sources'
import type { ClientManifest } from '../code/client-manifest'
import type { LastKeys, MadePage } from '../pages/page-maker'

/** What threads make pages of: nothing but what can be sent to them. */
export interface ThreadWork {
  /** What stands in pages.json. Its bytes are shared: no thread has a copy. */
  text: ContentText
  formAddress?: string
  schemas: Schemas
  /** The site's folder, and the files in its public/, by their addresses. */
  folder: string
  files: ReadonlyMap<string, PublicFile>
  renderer: string
  /** See MakerInput. */
  manifest: ClientManifest
  client: string
  room: string
  /** The pages to make, by their places in pages.json. */
  jobs: { index: number; last: LastKeys }[]
  /** One number of 32 bits: the first of `jobs` that no thread has taken. */
  next: SharedArrayBuffer
}

/** An error as it passes between threads; `code` and `path` are those of the system's errors. */
export type ThreadFailure = Pick<NodeJS.ErrnoException, 'name' | 'message' | 'stack' | 'code' | 'path'>

/** What a thread says: a line for people, pages that are done, at the end what they were made of, or what kept it from them. */
export type ThreadAnswer = { line: string } | { made: MadePage[] } | { sources: PageSources } | ThreadFailure
