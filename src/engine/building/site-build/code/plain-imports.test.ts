import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import { expect, test } from 'vitest'
import { plainImports } from './plain-imports'

const root = join(import.meta.dirname, '../../../../..')
const entry = join(root, 'entry.js')

/** Imports a package in each way that sources and other packages do. */
const source = `
import whole, { createElement } from 'react'
import { jsx } from 'react/jsx-runtime'
import { renderToString } from 'react-dom/server'
export const isOne = whole.createElement === createElement
export const html = renderToString(jsx(() => createElement('p', null, whole.useId().length > 0), {}))
export const names = () => [createElement, jsx]
`

async function bundle(plugins: Plugin[]): Promise<string> {
  const given = {
    name: 'given',
    resolveId: (id: string) => (id === entry ? id : null),
    load: (id: string) => (id === entry ? source : null),
  }
  const ssr = { noExternal: true as const }
  const rollupOptions = { input: entry }
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [given, ...plugins],
    build: { ssr: true, write: false, minify: false, rollupOptions },
    ssr,
  })
  const chunks = [result].flat().flatMap((built) => ('output' in built ? built.output : []))
  return chunks.map((chunk) => ('code' in chunk ? chunk.code : '')).join('\n')
}

/** What an import of a CommonJS package becomes: an object that looks each name up. */
const lookedUp = /import_(react|jsx_runtime)\w*\.(createElement|jsx)\b/

test('names of CommonJS packages become constants, and the package is still one', async () => {
  expect(await bundle([])).toMatch(lookedUp)
  const code = await bundle([plainImports(['react', 'react/jsx-runtime'], root)])
  expect(code).not.toMatch(lookedUp)
  const address = `data:text/javascript,${encodeURIComponent(code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(entry).href)))}`
  const { isOne, html } = await import(/* @vite-ignore */ address)
  expect([isOne, html]).toEqual([true, '<p></p>'])
})
