import { createHash } from 'node:crypto'
import { getOrAdd } from '../../../base/shared-types/maps'
import type { PageFiles } from '../pages/document'

/** https://vite.dev/guide/backend-integration */
interface ManifestChunk {
  file: string
  css?: string[]
  assets?: string[]
  imports?: string[]
}

export type ClientManifest = Record<string, ManifestChunk>

const loader = 'src/engine/pages/page-scripts/loader/loader.ts'
const opener = 'src/engine/pages/page-scripts/guarded-pages/opener.ts'
const app = 'src/engine/pages/page-scripts/app/hydrate.tsx'
const statistics = 'src/engine/pages/page-scripts/statistics/analytics.ts'
const elements = 'src/engine/pages/page-scripts/custom-elements.ts'
export const isBlock = (type: string) => (key: string) => key.endsWith(`src/studio/blocks/${type}/component.tsx`)

/** The parts' names change with their content. */
const sheetOf = (parts: string[]): string =>
  `assets/page-${createHash('sha256').update(parts.join()).digest('base64url').slice(0, 8)}.css`

interface FileFinderOptions {
  isCounted: boolean
}

export function createFileFinder(
  manifest: ClientManifest,
  { isCounted }: FileFinderOptions,
): (blockTypes: Iterable<string>) => PageFiles {
  /** The stylesheets of imports come first. */
  function stylesOf(key: string, seen: Set<string>): string[] {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return []
    seen.add(key)
    return [...(chunk.imports ?? []).flatMap((name) => stylesOf(name, seen)), ...(chunk.css ?? [])]
  }
  /** All are fetched at once, which is faster than one after another. */
  function importsOf(key: string, files: Set<string>): Set<string> {
    const chunk = chunkOf(key)
    if (files.has(chunk.file)) return files
    files.add(chunk.file)
    for (const name of chunk.imports ?? []) importsOf(name, files)
    return files
  }
  function chunkOf(key: string): ManifestChunk {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The browser part has no ${key}.`)
    return chunk
  }
  const common = {
    loader: `/${chunkOf(loader).file}`,
    opener: `/${chunkOf(opener).file}`,
    app: [...importsOf(app, new Set())].map((name) => `/${name}`),
    statistics: manifest[statistics] && `/${manifest[statistics].file}`,
    elements: `/${chunkOf(elements).file}`,
  }
  const known = new Map<string, PageFiles>()
  return (blockTypes) => {
    const types = [...new Set(blockTypes)].sort()
    return getOrAdd(known, types.join(), () => ({ ...common, ...sheetFor(types) }))
  }

  function sheetFor(types: string[]): Pick<PageFiles, 'sheet' | 'styles'> {
    const seen = new Set<string>()
    const keys = [
      loader,
      app,
      ...(isCounted ? [statistics] : []),
      ...types.flatMap((type) => Object.keys(manifest).find(isBlock(type)) ?? []),
    ]
    // The theme comes before the styles of what the loader imports: they override it.
    const theme = chunkOf(loader).css ?? []
    const styles = [...new Set([...theme, ...keys.flatMap((key) => stylesOf(key, seen))])].map((name) => `/${name}`)
    return { sheet: styles.length > 0 ? `/${sheetOf(styles)}` : undefined, styles }
  }
}
