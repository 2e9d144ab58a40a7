import { randomBytes } from 'node:crypto'
import type { ViteDevServer } from 'vite'

/** Marks the place of the nonce in the html that Vite writes. Random, so that content cannot contain it. */
export const noncePlaceholder = randomBytes(18).toString('base64url')

/**
 * Vite's client waits for a server that is gone in a worker made of a text, which the policy refuses, unless the browser
 * has no such workers.
 */
const withoutWorkers = '<script>delete globalThis.SharedWorker</script>'

/**
 * Returns the tags of some scripts for the head of a document, and those that Vite puts before them. The document itself
 * never passes through Vite, which would give the nonce to every script in it.
 */
export async function headOf(vite: ViteDevServer, scripts: string[], nonce: string): Promise<string> {
  const tags = scripts.map((src) => `<script type="module" src="${src}"></script>`).join('')
  const html = await vite.transformIndexHtml('/', `<html><head>${withoutWorkers}${tags}</head></html>`)
  const head = html.slice(html.indexOf('<head>') + '<head>'.length, html.lastIndexOf('</head>'))
  return head.replaceAll(noncePlaceholder, nonce)
}
