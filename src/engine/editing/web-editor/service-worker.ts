import { webEditorData } from '../../base/shared-types/web-editor/built-for'
import { type FileAnswer, type FileQuestion, fileCacheName, fileChannelName } from './file-channel'

/** TypeScript's library for documents lacks it. */
interface FetchEvent extends Event {
  request: Request
  respondWith(answer: Promise<Response>): void
}
interface WorkerScope {
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
}

/** Milliseconds. */
const patience = 30_000

const scope = globalThis as unknown as WorkerScope

const waitFor = (event: Event, work: Promise<void>): void =>
  (event as Event & { waitUntil(work: Promise<void>): void }).waitUntil(work)

const editorCacheName = 'editor'

const documents = ['/', '/frame.html', '/catalogue.html']

/** The editor's own files. */
const own = /^\/(?:(?:assets|editor|files)\/|[^/]*\.(?:html|js)$|$)/

const isPageAddress = ({ mode }: Request, pathname: string, origin: string): boolean =>
  mode === 'navigate' && origin === location.origin && !own.test(pathname) && !/\.\w+$/.test(pathname)

function ask(address: string): Promise<FileAnswer | undefined> {
  const channel = new BroadcastChannel(fileChannelName)
  const id = crypto.randomUUID()
  return new Promise<FileAnswer | undefined>((resolve) => {
    channel.onmessage = ({ data }: MessageEvent<FileQuestion | FileAnswer>) => {
      if (data.id === id && !('address' in data)) resolve(data)
    }
    channel.postMessage({ id, address } satisfies FileQuestion)
    setTimeout(() => resolve(undefined), patience)
  }).finally(() => channel.close())
}

/** A host may answer an unknown address with a page. */
const isFile = ({ ok, headers }: Response): boolean => ok && !headers.get('content-type')?.startsWith('text/html')

/** New files are in the cache. Others come from the build, then from the worker or the host. */
async function answer(request: Request, pathname: string): Promise<Response> {
  const cached = await (await caches.open(fileCacheName)).match(pathname)
  if (cached) return cached
  const placed = await fetch(request).catch(() => undefined)
  if (placed && isFile(placed)) return placed
  const { bytes, type = '' } = (await ask(decodeURI(pathname))) ?? {}
  if (!bytes) return placed ?? Response.error()
  return new Response(bytes, { headers: { 'content-type': type, 'x-content-type-options': 'nosniff' } })
}

const namedIn = (text: string): string[] =>
  [...text.matchAll(/(?:\.\/|assets\/)([\w-]+-[\w-]{8}\.(?:js|css))\b/g)].map(([, name]) => `/assets/${name}`)

/** Follows documents to scripts and styles: without a network, parts that were never used work, too. */
async function keepEditor(): Promise<void> {
  const cache = await caches.open(editorCacheName)
  const kept = new Set<string>()
  async function keep(address: string): Promise<void> {
    if (kept.has(address)) return
    kept.add(address)
    if (!(await cache.match(address))) await cache.add(address).catch(() => undefined)
    if (!/\.(?:js|html)$|\/$/.test(address)) return
    const text = (await (await cache.match(address))?.text()) ?? ''
    for (const name of namedIn(text)) await keep(name)
  }
  for (const address of [...documents, ...Object.values(webEditorData)]) await keep(address)
}

/** A newer document names other scripts and styles, so older ones go. */
async function forgetOlder(cache: Cache, pathname: string, fresh: Response): Promise<void> {
  const kept = pathname === '/' ? await cache.match('/') : undefined
  if (!kept || (await kept.text()) === (await fresh.text())) return
  for (const request of await cache.keys()) if (request.url.includes('/assets/')) await cache.delete(request)
}

/** Without a network, the last state of a file is served. */
async function answerOwn(request: Request, pathname: string): Promise<Response> {
  const cache = await caches.open(editorCacheName)
  try {
    const fresh = await fetch(request)
    if (!fresh.ok) return fresh
    await forgetOlder(cache, pathname, fresh.clone())
    await cache.put(pathname, fresh.clone())
    return fresh
  } catch {
    return (await cache.match(pathname)) ?? Response.error()
  }
}

addEventListener('install', () => void scope.skipWaiting())
addEventListener('activate', (event) => waitFor(event, scope.clients.claim()))
// New pictures do not wait for it.
addEventListener('message', (event) => waitFor(event, keepEditor()))
addEventListener('fetch', (event) => {
  const { request } = event as FetchEvent
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  const respondWith = (response: Promise<Response>) => (event as FetchEvent).respondWith(response)
  // A page of the site that is loaded again, where the server has no such file.
  if (isPageAddress(request, pathname, origin)) respondWith(answerOwn(new Request('/frame.html'), '/frame.html'))
  else if (own.test(pathname)) respondWith(answerOwn(request, pathname))
  else if (request.mode !== 'navigate') respondWith(answer(request, pathname))
})
