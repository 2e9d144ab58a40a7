import { pathToFileURL } from 'node:url'
import { Failure } from '../../../base/shared-types/failure'
import { sayThrown } from '../pages/thrown-at'
import type { PageWriter, PageWriterInput } from '../pages/write-page'
import type * as ServerEntry from './server-entry'

export const failToLoad = (error: unknown): Failure =>
  new Failure(
    `The code in src/ fails while it is loaded: ${sayThrown(error)}. Nothing of a browser is there yet: read the window and the document in an effect, and import packages without require().`,
  )

/** Throws a Failure where a module of the studio throws. */
export async function loadServer(file: string): Promise<typeof ServerEntry> {
  try {
    return await import(pathToFileURL(file).href)
  } catch (error) {
    throw failToLoad(error)
  }
}

export interface WriterSource {
  /** See LanguageCode. */
  server: string
  input: PageWriterInput
}

/** Throws a Failure where a module of the studio throws. */
export async function openWriter({ server, input }: WriterSource, notify: (line: string) => void): Promise<PageWriter> {
  const code = await loadServer(server)
  return new code.PageWriter(input, notify)
}
