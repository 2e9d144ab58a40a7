import { revisionOf } from './revision-of'
import { type OpenFile, readAll, type Storage, writeAt } from './storage'

/** The header has the number of the version, the length of its content, and a checksum of both. */
const headerLength = 64

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

const headerOf = (version: number, length: number): Uint8Array => {
  const numbers = `${version} ${length}`
  return encoder.encode(`${numbers} ${revisionOf(numbers)}`.padEnd(headerLength - 1).concat('\n'))
}

/** 0 for an empty slot, and for one that was being written when the browser stopped. */
function versionIn(bytes: Uint8Array): number {
  const [version = '', length = '', sum] = decoder.decode(bytes.subarray(0, headerLength)).trimEnd().split(' ')
  const isWhole = sum === revisionOf(`${version} ${length}`) && bytes.length >= headerLength + Number(length)
  return isWhole ? Number(version) : 0
}

const contentOf = (bytes: Uint8Array): string => decoder.decode(bytes.subarray(headerLength))

/**
 * A text is replaced whole or not at all: the new one is written beside the old one, then its header makes it valid.
 */
export class WholeFile {
  private version = 0
  #size = headerLength

  private constructor(private readonly slots: [OpenFile, OpenFile]) {}

  static async open(storage: Storage, name: string): Promise<WholeFile> {
    const file = new WholeFile([await storage.open(`${name}.0`), await storage.open(`${name}.1`)])
    const [first, second] = file.slots.map((slot) => versionIn(readAll(slot))) as [number, number]
    file.version = Math.max(first, second)
    file.#size = file.version > 0 ? file.slot(file.version).getSize() : headerLength
    return file
  }

  /** Undefined if nothing was ever written. */
  read(): string | undefined {
    return this.version === 0 ? undefined : contentOf(readAll(this.slot(this.version)))
  }

  /** The content before the last `replace`. */
  readPrevious(): string | undefined {
    const bytes = readAll(this.slot(this.version + 1))
    return versionIn(bytes) === this.version - 1 && this.version > 1 ? contentOf(bytes) : undefined
  }

  replace(text: string): void {
    const version = this.version + 1
    const slot = this.slot(version)
    const content = encoder.encode(text)
    writeAt(slot, 0, new Uint8Array(headerLength))
    slot.truncate(headerLength)
    writeAt(slot, headerLength, content)
    writeAt(slot, 0, headerOf(version, content.length))
    this.version = version
    this.#size = headerLength + content.length
  }

  append(text: string): void {
    if (this.version === 0) this.replace('')
    const content = encoder.encode(text)
    const slot = this.slot(this.version)
    try {
      writeAt(slot, this.#size, content)
    } catch (error) {
      slot.truncate(this.#size)
      throw error
    }
    this.#size += content.length
  }

  close(): void {
    for (const slot of this.slots) slot.close()
  }

  get size(): number {
    return this.#size - headerLength
  }

  private slot(version: number): OpenFile {
    return this.slots[(version % 2) as 0 | 1]
  }
}
