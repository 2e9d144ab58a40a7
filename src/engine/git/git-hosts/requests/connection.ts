import { sleep } from '../../../base/shared-types/in-parallel'
import type { HostRefusal } from '../host-refusal'
import type { Refusals } from '../refusal-sentences'
import { type Answer, isSuccess, limitOf, messageOf } from './answer'
import { isRedirectAnswer, send } from './send'
import type { TokenSource } from './token-source'

export interface ConnectionOptions {
  /** No request and no token goes to another origin. */
  api: string
  tokens: TokenSource
  authorization(token: string): string
  headers?: Record<string, string>
  refusals: Refusals
  fetch?: typeof fetch
}

interface AskOptions {
  query?: Record<string, string | number | boolean>
  body?: object
  etag?: string
  /** Asks for bytes of this type. A host may answer in JSON all the same. */
  accept?: string
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

const patience = { GET: 60_000, POST: 600_000, PUT: 60_000, PATCH: 60_000, DELETE: 60_000 }

/** Pauses in milliseconds, for a host that does not know its own newest commit yet. */
const pauses = [300, 1000, 2000]

const isUnknown = /does(?:n't| not) exist|not found|no such|no commits between|\bhead invalid\b/i

/** URL resolves these: a branch "../x" would be another address. No name in git has them. */
const hasDotSegment = (path: string): boolean => /\/\.{1,2}(?:\/|$)/.test(path)

const isProtected =
  /protected (?:branch|ref)|(?:branch|path) is protected|not (?:authorized|allowed) to push|through a (?:pull|merge) request|cannot commit/i

/** The rules of GitHub's rulesets, GitLab's push rules and servers' hooks. */
const isRule =
  /rule violation|pre-receive|push (?:rule|declined|rejected|was rejected)|does not follow the pattern|must (?:not )?match|prohibited|secrets? (?:was |were )?(?:detected|found)|larger than|file size|exceeds/i

/** What is not an answer of the host rejects with a HostRefusal. */
export class Connection {
  private limitedUntil?: Date

  constructor(private readonly options: ConnectionOptions) {}

  get refusals(): Refusals {
    return this.options.refusals
  }

  /** Requires success. `missing` is the refusal for 404. */
  async get<T>(path: string, missing: HostRefusal, options: AskOptions = {}): Promise<T> {
    const answer = await this.ask('GET', path, options)
    if (answer.status === 404) throw missing
    if (!isSuccess(answer)) throw this.explain(answer)
    return answer.body as T
  }

  /** Undefined where the host refuses it. */
  async getIfAllowed<T>(path: string, query: AskOptions['query'] = {}): Promise<T | undefined> {
    const answer = await this.ask('GET', path, { query })
    return isSuccess(answer) ? (answer.body as T) : undefined
  }

  /** Returns success, and refusals about what was asked: 304, 400, 403, 404, 409, 422. */
  async ask(method: Method, path: string, options: AskOptions = {}): Promise<Answer> {
    const { tokens, refusals } = this.options
    const answer = await this.send(method, path, options)
    if (answer.status !== 401) return answer
    if (!tokens.renew) throw refusals.signedOut()
    await tokens.renew()
    const second = await this.send(method, path, options)
    if (second.status === 401) throw refusals.signedOut()
    return second
  }

  /** Asks again: a host may be a moment behind its own newest commit. */
  async askPatiently(method: Method, path: string, options: AskOptions): Promise<Answer> {
    for (const pause of pauses) {
      const answer = await this.ask(method, path, options)
      const isBehind = [400, 404, 422].includes(answer.status) && isUnknown.test(`${messageOf(answer.body)}`)
      if (!isBehind) return answer
      await sleep(pause)
    }
    return this.ask(method, path, options)
  }

  explain(answer: Answer, branch?: string): HostRefusal {
    const { refusals } = this.options
    const message = messageOf(answer.body)
    if (answer.status === 423 || /\barchived\b/i.test(message)) return refusals.archived()
    if (/repository is empty/i.test(message)) return refusals.empty()
    if (branch && isProtected.test(message)) return refusals.protected(branch, message)
    if (isRule.test(message)) return refusals.refused(message)
    if (answer.status === 403) return refusals.tokenLacksRights(message)
    return answer.status === 404 ? refusals.noRepository() : refusals.other(message)
  }

  private async send(method: Method, path: string, { query, body, etag, accept }: AskOptions): Promise<Answer> {
    const { api, tokens, authorization, headers, refusals } = this.options
    const now = new Date()
    if (this.limitedUntil && this.limitedUntil > now) throw refusals.limited(this.limitedUntil, now)
    if (hasDotSegment(path)) return { status: 404, headers: new Headers(), body: undefined }
    const url = new URL(path.startsWith('/') ? api + path : path)
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, String(value))
    if (url.origin !== new URL(api).origin) throw refusals.foreign()
    const token = await tokens.token()
    const init: RequestInit = {
      method,
      headers: {
        accept: 'application/json',
        ...headers,
        ...(accept && { accept }),
        authorization: authorization(token),
        ...(etag && { 'if-none-match': etag }),
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(patience[method]),
    }
    const response = await send(url, init, this.options.fetch).catch(() => {
      throw refusals.unreachable()
    })
    const answer = await this.read(response, accept !== undefined)
    this.limitedUntil = limitOf(answer, now)
    if (this.limitedUntil) throw refusals.limited(this.limitedUntil, now)
    if (answer.status >= 500) throw refusals.down()
    if (answer.status === 413) throw refusals.tooLarge()
    return answer
  }

  private async read(response: Response, isRaw: boolean): Promise<Answer> {
    const { status, headers } = response
    if (isRedirectAnswer(response)) throw this.refusals.movedRepository()
    const content = await response.arrayBuffer().catch(() => {
      throw this.refusals.unreachable()
    })
    const bytes = new Uint8Array(content)
    const isJson = headers.get('content-type')?.startsWith('application/json')
    if (isRaw && response.ok && !isJson) return { status, headers, body: bytes }
    const text = new TextDecoder().decode(bytes)
    try {
      return { status, headers, body: text === '' ? undefined : JSON.parse(text) }
    } catch {
      // A host explains a 403 in JSON; a page is from a firewall between.
      if (status < 400 || status === 403) throw this.refusals.foreign()
      return { status, headers, body: { message: '' } }
    }
  }
}
