import type { OpenFile, Storage } from './storage'

class MemoryFile implements OpenFile {
  private bytes = new Uint8Array()

  getSize = (): number => this.bytes.length

  read(into: Uint8Array, { at }: { at: number }): number {
    const part = this.bytes.subarray(at, at + into.length)
    into.set(part)
    return part.length
  }

  write(bytes: Uint8Array, { at }: { at: number }): number {
    if (at + bytes.length > this.bytes.length) this.truncate(at + bytes.length)
    this.bytes.set(bytes, at)
    return bytes.length
  }

  truncate(size: number): void {
    const resized = new Uint8Array(size)
    resized.set(this.bytes.subarray(0, size))
    this.bytes = resized
  }

  flush(): void {}

  close(): void {}
}

export function createMemoryStorage(): Storage {
  const files = new Map<string, MemoryFile>()
  return {
    keeping: 'tab',
    async open(name) {
      const file = files.get(name) ?? new MemoryFile()
      files.set(name, file)
      return file
    },
    names: async () => [...files.keys()],
    remove: async (name) => void files.delete(name),
  }
}
