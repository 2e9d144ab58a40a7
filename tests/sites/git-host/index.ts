/**
 * A stand-in of a git host over a real bare repository, on a port of its own:
 *
 *   const host = await startGitHost('github', { 'pages.json': '…' })
 *   host.address    // "github:http://127.0.0.1:1234/fox/site", for --host and readHostAddress
 *   host.token      // of Priya, who may write; host.state.people has others
 *   host.state.faults.add('limited')   // see Fault in host-state.ts
 *   host.state.repository.commit('main', 'By someone else', [{ path: 'pages.json', bytes: '…' }])
 *   host.state.merge('a-branch', 'squash')
 *   host.state.requests     // everything that arrived
 *   expect(host.state.violations).toEqual([])   // requests and answers that the host's description does not allow
 */
import { forgejo } from './forgejo/forgejo'
import { gitHub } from './github/github'
import { gitLab } from './gitlab/gitlab'
import { HostState } from './host-state'
import type { Files } from './repository'
import { serveHost } from './server'

export type StandIn = 'github' | 'gitlab' | 'forgejo'

const kinds = { github: gitHub, gitlab: gitLab, forgejo }

export async function startGitHost(kind: StandIn, files: Files, options: { port?: number } = {}) {
  const state = new HostState('fox/site', files)
  const token = `${kind}-token-of-priya`
  state.people.set(token, { login: 'priya', name: 'Priya Raman', mayWrite: true })
  state.people.set(`${kind}-token-of-sam`, { login: 'sam', name: 'Sam Okafor', mayWrite: true })
  state.people.set(`${kind}-token-of-a-reader`, { login: 'reader', name: '', mayWrite: false })
  const { origin, close } = await serveHost(() => kinds[kind](state), state, options.port)
  return {
    origin,
    address: `${kind}:${origin}/${state.name}`,
    token,
    state,
    close() {
      close()
      state.repository.remove()
    },
  }
}
