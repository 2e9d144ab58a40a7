import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Code } from '../../../building/site-build/code/cached-code'
import { createFileFinder } from '../../../building/site-build/code/client-manifest'
import type * as ServerEntry from '../../../building/site-build/code/server-entry'
import { sendFile } from '../../../building/static-server/files'
import { entries, type PageCode } from './page-code'

const forever = 'max-age=31536000, immutable'

export function openBuiltCode(code: Code): PageCode {
  const { client } = code
  const { manifest } = code.in()
  const filesOf = createFileFinder(manifest, { isCounted: false })
  // The manifest has one file for a source that two builds hold.
  const files = new Set(readdirSync(join(client, 'assets')).map((name) => `/assets/${name}`))
  const sheets = new Map<string, string[]>()

  function partsOf(key: string, found = new Set<string>()): Set<string> {
    const chunk = manifest[key]
    if (!chunk || found.has(key)) return found
    found.add(key)
    for (const name of chunk.imports ?? []) partsOf(name, found)
    return found
  }

  return {
    isLive: false,
    loadServer: (language) => import(pathToFileURL(code.in(language).server).href) as Promise<typeof ServerEntry>,
    filesOf(blockTypes) {
      const { loader: _, ...found } = filesOf(blockTypes)
      if (found.sheet) sheets.set(found.sheet, found.styles)
      return found
    },
    async headOf(scripts, nonce) {
      const parts = [...new Set(scripts.flatMap((script) => [...partsOf(entries[script])]))].map((key) => manifest[key])
      const styles = scripts.includes('loader') ? [] : [...new Set(parts.flatMap((chunk) => chunk?.css ?? []))]
      return [
        // The editor's library of controls writes styles.
        ...(nonce ? [`<meta property="csp-nonce" nonce="${nonce}">`] : []),
        ...styles.map((name) => `<link rel="stylesheet" href="/${name}">`),
        ...scripts.map((script) => `<script type="module" src="/${manifest[entries[script]]?.file}"></script>`),
        ...parts.map((chunk) => `<link rel="modulepreload" href="/${chunk?.file}">`),
      ].join('')
    },
    send(request, response, address) {
      const parts = sheets.get(address)
      if (!parts && !files.has(address)) return false
      response.setHeader('cache-control', forever)
      if (parts) {
        response.setHeader('content-type', 'text/css; charset=utf-8')
        response.end(parts.map((name) => readFileSync(join(client, name), 'utf8')).join(''))
      } else sendFile(request, response, client, address)
      return true
    },
    close: async () => undefined,
  }
}
