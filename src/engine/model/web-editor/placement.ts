/** Where a file lies that the published site does not show at its address: in a key folder, or for a draft. */
export const hiddenFile = (blobId: string, address: string): string =>
  `/files/${blobId}${address.match(/\.\w+$/)?.[0].toLowerCase() ?? ''}`

/**
 * Says that a file with this content lies at this address, without the name: 12 hexadecimal digits of the SHA-256 of
 * "ADDRESS BLOBID". What is not in the list is served by its blob id, see `hiddenFile`, or read from the host.
 */
export async function placementOf(address: string, blobId: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${address} ${blobId}`))
  return Array.from(new Uint8Array(bytes).slice(0, 6), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
