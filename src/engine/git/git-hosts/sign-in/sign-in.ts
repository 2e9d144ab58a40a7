import type { TokenSource } from '../requests/token-source'

export type Way =
  /** A token that the author makes at the host and pastes. */
  | { kind: 'token'; address: string }
  /** A window of the host, which comes back to `returnTo`. */
  | { kind: 'window' }

export interface SignInOptions {
  /** The editor's signed-in.html, as it is registered at the host. */
  returnTo: string
  /** Of the app registered at the host. Without it only a pasted token signs in. */
  clientId?: string
  /** The relay of deploy/sign-in, which GitHub's window needs: "https://sign-in.fox.example". */
  relay?: string
  fetch?: typeof fetch
}

/** Tokens stay in the closures of the sources. Rejects with a HostRefusal. */
export interface SignIn {
  readonly ways: readonly Way[]
  withToken(text: string): TokenSource
  /** The address for a window. What proves that its answer belongs to it is kept until `finish`. */
  begin(): Promise<string>
  /** With the address that the window came back to. */
  finish(cameBackTo: string): Promise<TokenSource>
  /** Signs in without a window, where the relay's cookie allows it. */
  resume(): Promise<TokenSource | undefined>
  /** At the host and in the cookie, as far as possible. Never rejects. */
  signOut(): Promise<void>
}
