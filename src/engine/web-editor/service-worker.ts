import { type FileAnswer, type FileQuestion, fileCacheName, fileChannelName } from './file-channel'

/** What TypeScript's library for documents lacks. */
interface FetchEvent extends Event {
  request: Request
  respondWith(answer: Promise<Response>): void
}
interface WorkerScope {
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
}

/** How long the worker of the editor may take to get a file from the host, in milliseconds. */
const patience = 30_000

const scope = globalThis as unknown as WorkerScope

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

/** New files are in the cache. Then come those of the build, and those that the worker has or gets from the host. */
async function answer(request: Request, pathname: string): Promise<Response> {
  const cached = await (await caches.open(fileCacheName)).match(pathname)
  if (cached) return cached
  const placed = await fetch(request)
  if (isFile(placed)) return placed
  const { bytes, type = '' } = (await ask(decodeURI(pathname))) ?? {}
  if (!bytes) return placed
  return new Response(bytes, { headers: { 'content-type': type, 'x-content-type-options': 'nosniff' } })
}

addEventListener('install', () => void scope.skipWaiting())
addEventListener('activate', (event) => {
  ;(event as Event & { waitUntil(work: Promise<void>): void }).waitUntil(scope.clients.claim())
})
addEventListener('fetch', (event) => {
  const { request, respondWith } = event as FetchEvent
  const { origin, pathname } = new URL(request.url)
  // A page of the site that is loaded again, where the server has no such file.
  if (isPageAddress(request, pathname, origin)) return respondWith.call(event, fetch('/frame.html'))
  const isOfPage = request.method === 'GET' && request.mode !== 'navigate' && origin === location.origin
  if (isOfPage && !own.test(pathname)) respondWith.call(event, answer(request, pathname))
})
