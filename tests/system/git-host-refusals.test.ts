import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { connectHost } from '../../src/engine/git/git-hosts/connect-host'
import { readHostAddress } from '../../src/engine/git/git-hosts/host-address'
import { createSignIn } from '../../src/engine/git/git-hosts/sign-in/create-sign-in'
import type { SignInOptions } from '../../src/engine/git/git-hosts/sign-in/sign-in'
import { startGitHost } from '../sites/git-host'
import type { Fault } from '../sites/git-host/host-state'
import { app } from '../sites/git-host/oauth'
import { changeOn, refusalOf, standIns, useGitHost } from '../sites/use-git-host'

const relayFile = join(import.meta.dirname, '../../deploy/sign-in/relay.mjs')

/** GitHub is asked through the relay, which is called here without a server; the others need none. */
function relayTo(origin: string): Pick<SignInOptions, 'relay' | 'fetch'> {
  const editor = 'https://edit.fox.example'
  const env = {
    EDITOR: editor,
    CLIENT_ID: app.id,
    CLIENT_SECRET: app.secret,
    COOKIE_SECRET: 'a secret of the tests with 32 letters',
    GITHUB: origin,
  }
  let cookie = ''
  const viaRelay = async (input: RequestInfo | URL, init: RequestInit = {}) => {
    if (!String(input).startsWith('https://sign-in.fox.example/')) return fetch(input, init)
    const { answer } = (await import(relayFile)) as { answer(request: Request, env: object): Promise<Response> }
    const headers = { ...Object.fromEntries(new Headers(init.headers)), origin: editor, cookie }
    const response = await answer(new Request(input, { ...init, headers }), env)
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return response
  }
  return { relay: 'https://sign-in.fox.example', fetch: viaRelay }
}

describe.each(standIns)('%s', (kind) => {
  const on = useGitHost(kind)

  const refusals: [Fault, string, RegExp][] = [
    ['signed-out', 'signed-out', /Sign in again/],
    ['too-large', 'too-large', /Make public\/images\/new.svg smaller/],
    ['unprocessable', 'other', /could not be processed/],
    ['limited', 'limited', /in 2 minutes/],
    ['protected', 'protected', /Ask the person who looks after the site/],
    ['down', 'unreachable', /Try again later/],
    ['renamed', 'missing', /moved or renamed/],
    ['captive', 'unreachable', /network/],
    ['read-only-token', 'forbidden', /token that may write/],
  ]
  test('a fault refuses a commit in its words, and nothing is written until it is gone', async () => {
    const { head } = await on.host.open()
    for (const [fault, refused, words] of refusals) {
      on.stand.state.faults.add(fault)
      const refusal = await refusalOf(on.connect().commit(changeOn(head)))
      expect(refusal.kind, fault).toBe(refused)
      expect(refusal.message).toMatch(words)
      expect(refusal.message).toContain('Your changes are kept here')
      on.stand.state.faults.delete(fault)
    }
    expect(on.git('for-each-ref', '--format=%(refname:lstrip=2)', 'refs/heads')).toBe('main')
    expect((await on.connect().commit(changeOn(head))).branch).toBe('new-words')
  })

  test('no request is sent while the host has asked for a pause', async () => {
    await on.host.open()
    on.stand.state.faults.add('limited')
    const { until } = await refusalOf(on.host.head('main'))
    expect(until?.getTime()).toBeGreaterThan(Date.now() + 60_000)
    const count = on.stand.state.requests.length
    expect((await refusalOf(on.host.head('main'))).kind).toBe('limited')
    expect(on.stand.state.requests).toHaveLength(count)
  })

  test('an archived repository can be read, and refuses commits', async () => {
    const { head } = await on.host.open()
    on.stand.state.isArchived = true
    expect((await refusalOf(on.host.commit(changeOn(head)))).message).toContain('archived')
  })

  const rules: [rule: string, remedy: RegExp][] = [
    ['Commit message must match a given regex pattern: ^[A-Z]+-[0-9]+', /describe your change as the rule asks/],
    ["Branch name 'new-words' does not follow the pattern '^site/'", /describe your change in other words/],
    ['Push declined: secrets detected in content', /Take it out of your words/],
    ['File "public/images/new.svg" is larger than the allowed size of 1 MiB', /Change that file/],
    ["Commit author's email 'priya@fox.example' does not follow the pattern", /Choose that address/],
  ]
  test('a rule of the repository is passed on, with what helps', async () => {
    const { head } = await on.host.open()
    for (const [rule, remedy] of rules) {
      on.stand.state.rule = rule
      const refusal = await refusalOf(on.host.commit(changeOn(head)))
      expect([refusal.kind, refusal.message]).toEqual(['refused', expect.stringContaining(rule)])
      expect(refusal.message).toMatch(remedy)
    }
    expect(on.git('for-each-ref', '--format=%(refname:lstrip=2)', 'refs/heads')).toBe('main')
  })

  test('a host that is a moment behind its own branch is asked again', async () => {
    const { head } = await on.host.open()
    if (kind === 'github') on.stand.state.faults.add('behind')
    await on.host.commit(changeOn(head))
    on.stand.state.faults.add('behind')
    expect((await on.host.request('new-words', 'main', { title: 'New words', text: '' })).state).toBe('open')
    expect(on.stand.state.faults.has('behind')).toBe(false)
  })

  test('a branch that was deleted is missing', async () => {
    const { head } = await on.host.open()
    const first = await on.host.commit(changeOn(head))
    on.stand.state.repository.deleteBranch('new-words')
    const refusal = await refusalOf(on.host.head('new-words', first))
    expect([refusal.kind, refusal.message.includes('new-words')]).toEqual(['missing', true])
  })

  test('without access to the repository, it is the repository that is missing, not its branch', async () => {
    const { head } = await on.host.open()
    on.stand.state.faults.add('no-access')
    for (const refused of [() => on.host.head('main', head), () => on.connect().open()])
      expect((await refusalOf(refused())).message).toContain('has no repository fox/site')
  })

  test('an empty repository is said to be empty', async () => {
    const empty = await startGitHost(kind, {})
    const opened = connectHost(readHostAddress(empty.address), { token: async () => empty.token }).open()
    expect((await refusalOf(opened)).message).toContain('still empty')
    empty.close()
  })

  test('signs in by a window, renews, and is signed out when the host forgets it', async () => {
    const address = readHostAddress(on.stand.address)
    const options = { returnTo: 'https://edit.fox.example/signed-in.html', clientId: app.id }
    const signIn = createSignIn(address, { ...options, ...relayTo(on.stand.origin) })
    const page = await fetch(await signIn.begin(), { redirect: 'manual' })
    const tokens = await signIn.finish(page.headers.get('location') ?? '')
    const signedIn = connectHost(address, tokens)
    expect((await signedIn.open()).person).toBe('Priya Raman')
    const first = await tokens.token()
    on.stand.state.people.delete(first)
    expect((await signedIn.open()).person).toBe('Priya Raman')
    expect(await tokens.token()).not.toBe(first)
    on.stand.state.faults.add('signed-out')
    expect((await refusalOf(signedIn.open())).kind).toBe('signed-out')
  })

  test('a file that the host keeps elsewhere, and other bytes than those asked for, are not taken', async () => {
    const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:abc\nsize 12\n'
    on.stand.state.repository.commit('main', 'A film', [{ path: 'film.mp4', bytes: pointer }])
    expect((await refusalOf(on.host.read(on.git('rev-parse', 'main:film.mp4')))).message).toContain('LFS')
    on.stand.state.repository.blob = () => Buffer.from('forged')
    expect((await refusalOf(on.host.read(on.git('rev-parse', 'main:pages.json')))).kind).toBe('unreachable')
  })

  test('a host that cannot be reached is said to be so', async () => {
    const nowhere = connectHost(readHostAddress(`${kind}:http://127.0.0.1:9/fox/site`), { token: async () => 'x' })
    expect((await refusalOf(nowhere.open())).kind).toBe('unreachable')
  })
})
