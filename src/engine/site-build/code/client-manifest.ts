import { createHash } from 'node:crypto'
import type { PageFiles } from '../pages/document'

/** One file of Vite's manifest of the browser part. https://vite.dev/guide/backend-integration */
interface ManifestChunk {
  file: string
  css?: string[]
  assets?: string[]
  imports?: string[]
}

/** Vite's manifest: the built files by their source. */
export type ClientManifest = Record<string, ManifestChunk>

const loader = 'src/engine/browser/loader/loader.ts'
const opener = 'src/engine/browser/guard/opener.ts'
const app = 'src/engine/browser/app/hydrate.tsx'
const statistics = 'src/engine/browser/statistics/analytics.ts'
const elements = 'src/engine/browser/custom-elements.ts'
/** Finds a block's source among the keys of the manifest: where the studio is differs from project to project. */
const isBlock = (type: string) => (key: string) => key.endsWith(`src/studio/blocks/${type}/component.tsx`)

/** The typefaces that every page begins with (see elements/theme/fonts.scss). Rare letters have files of their own. */
const isFirstTypeface = (file: string) => file.endsWith('.woff2') && file.includes('-english-', file.lastIndexOf('/'))

/** The name of the one stylesheet that these make together. Their own names change with what is in them. */
const sheetOf = (parts: string[]): string =>
  `assets/page-${createHash('sha256').update(parts.join()).digest('base64url').slice(0, 8)}.css`

/**
 * Returns which scripts and styles a page with these block types links to. Nothing but its own blocks count.
 * `isCounted` says whether the site has its page views counted: then its visitors are asked.
 */
export function createFileFinder(
  manifest: ClientManifest,
  isCounted: boolean,
): (blockTypes: Iterable<string>) => PageFiles {
  /** A chunk's stylesheets, those of what it imports first. */
  function stylesOf(key: string, seen: Set<string>): string[] {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return []
    seen.add(key)
    return [...(chunk.imports ?? []).flatMap((name) => stylesOf(name, seen)), ...(chunk.css ?? [])]
  }
  /** A chunk's file and those of all that it imports: fetched together they come sooner than one after the other. */
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
  const { file, assets = [] } = chunkOf(loader)
  const fonts = assets.filter(isFirstTypeface).map((name) => `/${name}`)
  const common = {
    loader: `/${file}`,
    opener: `/${chunkOf(opener).file}`,
    app: [...importsOf(app, new Set())].map((name) => `/${name}`),
    statistics: `/${chunkOf(statistics).file}`,
    elements: `/${chunkOf(elements).file}`,
    fonts,
  }
  const known = new Map<string, PageFiles>()
  return (blockTypes) => {
    const types = [...new Set(blockTypes)].sort()
    const files = known.get(types.join()) ?? { ...common, ...sheetFor(types) }
    known.set(types.join(), files)
    return files
  }

  function sheetFor(types: string[]): Pick<PageFiles, 'sheet' | 'styles'> {
    const seen = new Set<string>()
    const keys = [
      loader,
      app,
      ...(isCounted ? [statistics] : []),
      ...types.flatMap((type) => Object.keys(manifest).find(isBlock(type)) ?? []),
    ]
    const styles = [...new Set(keys.flatMap((key) => stylesOf(key, seen)))].map((name) => `/${name}`)
    return { sheet: styles.length > 0 ? `/${sheetOf(styles)}` : undefined, styles }
  }
}
