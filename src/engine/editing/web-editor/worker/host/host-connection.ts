import type { WebEditorHost } from '../../../../base/shared-types/web-editor/built-for'
import { connectHost } from '../../../../git/git-hosts/connect-host'
import type { Account, GitHost, WantedSite } from '../../../../git/git-hosts/git-host'
import { type HostAddress, type HostName, hostTitles, readHostAddress } from '../../../../git/git-hosts/host-address'
import { HostRefusal } from '../../../../git/git-hosts/host-refusal'
import type { TokenSource } from '../../../../git/git-hosts/requests/token-source'
import { createSignIn } from '../../../../git/git-hosts/sign-in/create-sign-in'
import type { SignIn } from '../../../../git/git-hosts/sign-in/sign-in'
import type { Access } from '../../publishing/host/host-reader'
import { mayNotWrite } from '../../publishing/sentences'
import type { HostConnectionState, SignInWay } from '../../web-site'
import { signInFirst } from '../sentences'

interface Parts {
  repository: WebEditorHost
  origin: string
  /** Read after a sign-in; undefined if the site is here. */
  wanted(): WantedSite | undefined
  onChange(): void
}

/** The token stays in the closure of its source. */
export class HostConnection {
  readonly address: HostAddress
  private readonly signIn: SignIn
  #host?: GitHost
  private account?: Account
  #state: HostConnectionState

  constructor(private readonly parts: Parts) {
    const { host, clientId, relay } = parts.repository
    this.address = readHostAddress(host)
    this.signIn = createSignIn(this.address, { returnTo: `${parts.origin}/signed-in.html`, clientId, relay })
    this.#state = { kind: 'signed-out', ways: this.ways }
  }

  get ways(): SignInWay[] {
    return [...this.signIn.ways]
  }

  get state(): HostConnectionState {
    return this.#state
  }

  /** Undefined while nobody is signed in. */
  get host(): GitHost | undefined {
    return this.#host
  }

  get named(): { host: HostName; repository: string } {
    const { name, repository } = this.address
    return { host: name, repository }
  }

  get place(): { title: string; server: string } {
    const { name, origin, repository } = this.address
    return { title: hostTitles[name], server: `${origin.replace(/^https?:\/\//, '')}/${repository}` }
  }

  get access(): Access {
    const { title } = this.place
    if (!this.#host || this.#state.kind === 'signed-out') return { why: signInFirst(title) }
    const { mayWrite = true, person = '', whyNot } = this.account ?? {}
    return mayWrite ? { host: this.#host } : { why: whyNot ?? mayNotWrite(person, this.place.server) }
  }

  begin = (): Promise<string> => this.signIn.begin()

  /** Signs in without a window, if that is possible. */
  async resume(): Promise<Account | undefined> {
    const tokens = await this.signIn.resume()
    return tokens && this.accept(tokens)
  }

  withToken = (token: string): Promise<Account> => this.accept(this.signIn.withToken(token))

  finish = async (address: string): Promise<Account> => this.accept(await this.signIn.finish(address))

  async signOut(): Promise<void> {
    await this.signIn.signOut()
    this.#host = undefined
    this.set({ kind: 'signed-out', ways: this.ways })
  }

  /** An answer or a refusal of the host says how the connection is. */
  noteAnswer(error?: unknown): void {
    const refusal = error instanceof HostRefusal ? error : undefined
    if (refusal?.kind === 'signed-out') this.set({ kind: 'signed-out', ways: this.ways, problem: refusal.message })
    else if (refusal?.kind === 'unreachable') this.set({ kind: 'offline', problem: refusal.message })
    else if (this.#state.kind === 'offline' && this.account) this.noteAccount(this.account)
  }

  private async accept(tokens: TokenSource): Promise<Account> {
    const host: GitHost = connectHost(this.address, tokens, {
      // Not of an earlier sign-in.
      onAnswer: (error) => void (this.#host === host && this.noteAnswer(error)),
    })
    const account = await host.open(this.parts.wanted())
    this.#host = host
    this.noteAccount(account)
    return account
  }

  private noteAccount(account: Account): void {
    this.account = account
    const { person, mayWrite, whyNot } = account
    this.set({ kind: 'signed-in', person, mayWrite, whyNot })
  }

  private set(state: HostConnectionState): void {
    this.#state = state
    this.parts.onChange()
  }
}
