/** Not by URL.canParse: on Node 20 and 22 it refuses an ü after some thousand calls. */
export function readUrl(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}
