import { afterEach, beforeEach, expect } from 'vitest'
import { connectHost } from '../../src/engine/git/git-hosts/connect-host'
import type { GitHost, Head, NewCommit } from '../../src/engine/git/git-hosts/git-host'
import { readHostAddress } from '../../src/engine/git/git-hosts/host-address'
import { HostRefusal } from '../../src/engine/git/git-hosts/host-refusal'
import { type StandIn, startGitHost } from './git-host'

export const standIns: StandIn[] = ['github', 'gitlab', 'forgejo']

/** The files of the repository. */
export const committed = {
  'pages.json': '{"pages":[]}\n',
  'public/images/fox.svg': '<svg/>',
  'public/images/deep/hare.svg': '<svg id="hare"/>',
  'schemas/site.json': '{}',
}

export const bytesOf = (text: string) => new TextEncoder().encode(text)

/** A changed text, a new picture, and a removed one. */
export const changeOn = (base: Head, branch = 'new-words'): NewCommit => ({
  title: 'New words',
  branch,
  base,
  files: [
    { path: 'public/images/new.svg', bytes: bytesOf('<svg id="new"/>') },
    { path: 'pages.json', bytes: bytesOf('{"pages":[1]}\n') },
  ],
  removed: ['public/images/fox.svg'],
})

export async function refusalOf(action: Promise<unknown>): Promise<HostRefusal> {
  const refusal = await action.then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(refusal).toBeInstanceOf(HostRefusal)
  return refusal as HostRefusal
}

/** For each test a host, and what the editor sees of it. A request or an answer that is not described fails the test. */
export function useGitHost(kind: StandIn) {
  const on = {} as { stand: Awaited<ReturnType<typeof startGitHost>>; host: GitHost }
  const connect = (token = on.stand.token) =>
    connectHost(readHostAddress(on.stand.address), { token: async () => token })
  beforeEach(async () => {
    on.stand = await startGitHost(kind, committed)
    on.host = connect()
  })
  afterEach(() => {
    expect(on.stand.state.violations).toEqual([])
    on.stand.close()
  })
  return Object.assign(on, { connect, git: (...args: string[]) => on.stand.state.repository.git(args) })
}
