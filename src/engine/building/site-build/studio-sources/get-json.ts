import { Failure } from '../../../base/shared-types/failure'
import type { SourceTools } from '../../../base/shared-types/load'
import { sizeInWords } from '../../../base/text/numbers'

/** Bytes. */
const longest = 5_000_000

const mostRedirects = 5

type Request = Parameters<SourceTools['getJson']>[1]

/** A query may hold a key. */
const withoutQuery = ({ origin, pathname }: URL): string => origin + pathname

function readAddress(address: string, base?: URL): URL {
  const url = URL.canParse(address, base?.href) ? new URL(address, base) : undefined
  if (url && /^https?:$/.test(url.protocol)) return url
  throw new Failure(`"${address}" is no address. Write it whole, with https://.`)
}

/** Redirects are followed here: the own ones of `fetch` would take the headers, such as a key, to other sites. */
async function follow(
  url: URL,
  request: Request,
  signal: AbortSignal,
  count = 0,
): Promise<{ url: URL; response: Response }> {
  const response = await fetch(url, { ...request, redirect: 'manual', signal }).catch((error: Error) => {
    if (signal.aborted) throw signal.reason
    const { code, message } = (error.cause ?? error) as NodeJS.ErrnoException
    throw new Failure(`${withoutQuery(url)} cannot be reached (${code ?? message}). Is there a network?`)
  })
  const location = response.headers.get('location')
  if (response.status < 300 || response.status > 399 || location === null) return { url, response }
  await response.body?.cancel()
  const next = readAddress(location, url)
  if (next.protocol === 'http:' && url.protocol === 'https:')
    throw new Failure(`${withoutQuery(url)} leads to an address without https, ${withoutQuery(next)}.`)
  if (count === mostRedirects) throw new Failure(`${withoutQuery(url)} leads from address to address without end.`)
  return follow(next, next.origin === url.origin ? request : {}, signal, count + 1)
}

async function readText(response: Response, place: string): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > longest)
      throw new Failure(`${place} is larger than ${sizeInWords(longest, 0)}. Ask for less: for what pages show.`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** Throws a Failure that names the address without its query, or the reason of the signal. */
export const createGetJson =
  (signal: AbortSignal): SourceTools['getJson'] =>
  async (address, request) => {
    const from = readAddress(address)
    const { url, response } = await follow(from, request, signal)
    const place = withoutQuery(from) + (url.href === from.href ? '' : ` (which leads to ${withoutQuery(url)})`)
    if (!response.ok)
      throw new Failure(
        `${place} answers ${response.status} ${response.statusText}. Is the address right, and the key?`,
      )
    const text = await readText(response, place)
    try {
      return JSON.parse(text)
    } catch (error) {
      if (/^\s*</.test(text)) throw new Failure(`${place} is a page and no JSON. Write the address of the data.`)
      throw new Failure(`${place} is no JSON: ${(error as Error).message}.`)
    }
  }
