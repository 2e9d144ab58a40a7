import { Failure } from '../../../base/shared-types/failure'

export interface IndexedDocument {
  url: string
  content: string
}

export interface IndexFile {
  path: string
  content: Uint8Array
}

interface Entry {
  languages: Record<string, { wasm: string | null }>
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

const requireNone = (errors: string[]) => {
  if (errors.length > 0) throw new Error(errors.join(' '))
}

/** The interfaces of Pagefind and its worker, which trusted types refuse, are left out. */
function isNeeded({ path }: IndexFile, entry: Entry): boolean {
  const [, language] = path.match(/^wasm\.(.+)\.pagefind$/) ?? []
  if (language) return Object.values(entry.languages).some(({ wasm }) => (wasm ?? 'unknown') === language)
  return path === 'pagefind.js' || path === 'pagefind-entry.json' || /\.pf_\w+$/.test(path)
}

/** Throws a Failure where Pagefind has no program for this computer. */
export async function makeIndex(documents: IndexedDocument[]): Promise<IndexFile[]> {
  const { createIndex, close } = await import('pagefind')
  try {
    const { index, errors } = await createIndex()
    requireNone(errors)
    if (!index) throw new Error('There is no index.')
    // One after the other, so that the same pages make the same files.
    for (const document of documents) requireNone((await index.addHTMLFile(document)).errors)
    const { files, errors: unwritten } = await index.getFiles()
    requireNone(unwritten)
    const entry = files.find(({ path }) => path === 'pagefind-entry.json')
    if (!entry) throw new Error('The index has no entry.')
    const facts = JSON.parse(new TextDecoder().decode(entry.content)) as Entry
    return files.filter((file) => isNeeded(file, facts))
  } catch (error) {
    throw new Failure(
      `The search could not be indexed: ${messageOf(error)} Its program is an optional package, @pagefind/${process.platform}-${process.arch}: install the packages without --omit=optional, or take "search" out of the site settings.`,
    )
  } finally {
    await close()
  }
}
