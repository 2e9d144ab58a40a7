import { randomBytes } from 'node:crypto'
import type { ViteDevServer } from 'vite'

/** Marks the place of the nonce in Vite's html. It is random, so content cannot contain it. */
export const noncePlaceholder = randomBytes(18).toString('base64url')

/** Without SharedWorker Vite's client waits for a restarted server in the page; the policy refuses its worker. */
const withoutWorkers = '<script>delete globalThis.SharedWorker</script>'

/**
 * Vite's client is loaded first. The document itself never passes through Vite, which would give every script in it the
 * nonce.
 */
export async function headOf(vite: ViteDevServer, scripts: string[], nonce = ''): Promise<string> {
  const tags = scripts.map((src) => `<script type="module" src="${src}"></script>`).join('')
  const html = await vite.transformIndexHtml('/', `<html><head>${withoutWorkers}${tags}</head></html>`)
  const head = html.slice(html.indexOf('<head>') + '<head>'.length, html.lastIndexOf('</head>'))
  return head.replaceAll(noncePlaceholder, nonce)
}
