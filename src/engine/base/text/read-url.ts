/** Parses a URL. Not with URL.canParse, which on Node 20 and 22 refuses an ü after some thousand calls. */
export function readUrl(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}
