/**
 * Returns an address as its parts; undefined for what is no address. Not by URL.canParse: on Node 20 and 22 it refuses
 * addresses with an ü or an é once it has been called some thousand times, and only then.
 */
export function readUrl(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}
