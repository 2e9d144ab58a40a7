/** The token stays in the closure of its source. */
export interface TokenSource {
  token(): Promise<string>
  /** Gets a new token after the host has refused the last one. Missing where only a new sign-in helps. */
  renew?(): Promise<void>
}
