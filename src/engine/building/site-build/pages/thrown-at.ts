import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'

/** "    at Works (file:///…/server-entry-1a2b.mjs:12:34)" */
const framePattern = /^ {4}at (?:[^()\n]*\()?([^()\n]+\.mjs):(\d+):(\d+)\)?$/gm

/** "    at eval (/home/me/site/src/studio/blocks/map/component.tsx:10:42)" of Vite, whose lines are those of its JavaScript. */
const sourcePattern = /^ {4}at [^()\n]*\([^()\n]*[\\/](src[\\/]studio[\\/][^():\n]+):\d+:\d+\)$/m

const studioFolder = 'src/studio/'

function sourceOf(file: string, line: number, column: number): string | undefined {
  try {
    const path = file.startsWith('file:') ? fileURLToPath(file) : file
    const map = new SourceMap(JSON.parse(readFileSync(`${path}.map`, 'utf8')))
    const entry = map.findEntry(line - 1, column - 1)
    if (!('originalSource' in entry)) return undefined
    const start = entry.originalSource.lastIndexOf(studioFolder)
    return start < 0 ? undefined : `${entry.originalSource.slice(start)}:${entry.originalLine + 1}`
  } catch {
    return undefined
  }
}

/** Names the line of the studio's code, if it is known. */
export function sayThrown(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  for (const [, file = '', line, column] of error.stack?.matchAll(framePattern) ?? []) {
    const source = sourceOf(file, Number(line), Number(column))
    if (source) return `${error.message} (${source})`
  }
  const [, source] = error.stack?.match(sourcePattern) ?? []
  return source === undefined ? error.message : `${error.message} (${source.replaceAll('\\', '/')})`
}
