export interface FileSource {
  name: string
  bytes: number
  /** All of it, up to `maxBytes`. */
  read(maxBytes: number): Promise<Uint8Array<ArrayBuffer>>
  /** The first and the last bytes, up to `length` of each. */
  readEnds(length: number): Promise<{ head: Uint8Array; tail: Uint8Array }>
}

export const sourceOf = (name: string, content: Uint8Array<ArrayBuffer>): FileSource => ({
  name,
  bytes: content.length,
  read: async () => content,
  readEnds: async (length) => ({ head: content.subarray(0, length), tail: content.subarray(-length) }),
})
