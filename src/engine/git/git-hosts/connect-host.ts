import { isFailure } from '../../base/shared-types/failure'
import { blobIdOf } from '../../content/file-inspection/blob-id'
import { Forgejo } from './forgejo/forgejo'
import type { GitHost } from './git-host'
import { GitHub } from './github/github'
import { graphqlAddressOf } from './github/site-question'
import { GitLab } from './gitlab/gitlab'
import { apiAddressOf, type HostAddress, hostTitles } from './host-address'
import { Refusals } from './refusal-sentences'
import { Connection } from './requests/connection'
import type { TokenSource } from './requests/token-source'

interface ConnectOptions {
  fetch?: typeof fetch
  /** Called after each answer, with the error where the host has refused. */
  onAnswer?: (error?: unknown) => void
}

function createHost(address: HostAddress, tokens: TokenSource, refusals: Refusals, options: ConnectOptions): GitHost {
  const api = apiAddressOf(address)
  const common = { api, tokens, refusals, fetch: options.fetch }
  const bearer = (token: string) => `Bearer ${token}`
  if (address.name === 'gitlab')
    return new GitLab(new Connection({ ...common, authorization: bearer }), address.repository)
  if (address.name === 'forgejo') {
    const connection = new Connection({ ...common, authorization: (token) => `token ${token}` })
    return new Forgejo(connection, address.repository)
  }
  const connection = new Connection({
    ...common,
    authorization: bearer,
    headers: { accept: 'application/vnd.github+json', 'x-github-api-version': '2022-11-28' },
  })
  return new GitHub(connection, address.repository, graphqlAddressOf(api))
}

const isLfsPointer = (bytes: Uint8Array): boolean =>
  bytes.length < 1024 && new TextDecoder().decode(bytes).startsWith('version https://git-lfs.github.com/spec/')

/** Its methods reject with a HostRefusal, also for an answer of another shape. */
export function connectHost(address: HostAddress, tokens: TokenSource, options: ConnectOptions = {}): GitHost {
  const refusals = new Refusals(hostTitles[address.name], address.repository)
  const host = createHost(address, tokens, refusals, options)
  const guard =
    <Values extends unknown[], Result>(method: (...values: Values) => Promise<Result>) =>
    async (...values: Values): Promise<Result> => {
      try {
        const result = await method.apply(host, values)
        options.onAnswer?.()
        return result
      } catch (thrown) {
        const error = isFailure(thrown) ? thrown : refusals.foreign()
        options.onAnswer?.(error)
        throw error
      }
    }
  return {
    open: guard(host.open),
    head: guard(host.head),
    list: guard(host.list),
    find: guard(host.find),
    read: guard(async (id: string) => {
      const bytes = await host.read(id)
      if ((await blobIdOf(bytes)) !== id) throw refusals.foreign()
      if (isLfsPointer(bytes)) throw refusals.keptElsewhere()
      return bytes
    }),
    history: guard(host.history),
    follows: guard(host.follows),
    commit: guard(host.commit),
    renew: guard(host.renew),
    request: guard(host.request),
    requestOf: guard(host.requestOf),
    commentsOn: guard(host.commentsOn),
    openRequests: guard(host.openRequests),
    withdraw: guard(host.withdraw),
    previewOf: guard(host.previewOf),
  }
}
