/** The token stays in the closure of its source. */
export interface TokenSource {
  token(): Promise<string>
  /** After the host has refused the last one. Missing where only a new sign-in helps. */
  renew?(): Promise<void>
}
