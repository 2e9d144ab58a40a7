import type { PageFiles } from './document'

/** One file of Vite's manifest of the browser part. https://vite.dev/guide/backend-integration */
interface ManifestChunk {
  file: string
  css?: string[]
  assets?: string[]
  imports?: string[]
}

/** Vite's manifest: the built files by their source. */
export type ClientManifest = Record<string, ManifestChunk>

const entry = 'src/browser/main.ts'
const hydration = 'src/browser/hydrate.tsx'
const blockSource = (type: string) => `src/blocks/${type}/component.tsx`

/** Answers which scripts and stylesheets a page with these block types links to. Nothing but its own blocks count. */
export function createFileFinder(manifest: ClientManifest): (blockTypes: Iterable<string>) => PageFiles {
  /** A chunk's stylesheets, those of what it imports first. */
  function stylesOf(key: string, seen: Set<string>): string[] {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return []
    seen.add(key)
    return [...(chunk.imports ?? []).flatMap((name) => stylesOf(name, seen)), ...(chunk.css ?? [])]
  }
  return (blockTypes) => {
    const main = manifest[entry]
    if (!main) throw new Error(`The browser part has no ${entry}.`)
    const seen = new Set<string>()
    const keys = [entry, hydration, ...[...new Set(blockTypes)].sort().map(blockSource)]
    const styles = new Set(keys.flatMap((key) => stylesOf(key, seen)))
    const fonts = (main.assets ?? []).filter((file) => file.endsWith('.woff2'))
    return {
      scripts: [`/${main.file}`],
      styles: [...styles].map((file) => `/${file}`),
      fonts: fonts.map((file) => `/${file}`),
    }
  }
}
