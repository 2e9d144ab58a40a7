/** URL.canParse refuses an ü after some thousand calls on Node 20 and 22. */
export function readUrl(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}
