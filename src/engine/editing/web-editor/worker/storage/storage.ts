import type { Keeping } from '../../web-site'

/** The part of FileSystemSyncAccessHandle that we use. */
export interface OpenFile {
  getSize(): number
  read(into: Uint8Array, options: { at: number }): number
  write(bytes: Uint8Array, options: { at: number }): number
  truncate(size: number): void
  flush(): void
  close(): void
}

/** Files without folders. Only one tab can have a file open. */
export interface Storage {
  readonly keeping: Keeping
  /** Creates it if needed. */
  open(name: string): Promise<OpenFile>
  names(): Promise<string[]>
  remove(name: string): Promise<void>
}

export function readAll(file: OpenFile): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(file.getSize())
  for (let at = 0, length = -1; at < bytes.length && length !== 0; at += length)
    length = file.read(bytes.subarray(at), { at })
  return bytes
}

/**
 * Writes, and waits for the disk. Where there is no room, Firefox returns that it wrote less, and a private window of Chromium
 * returns 4294967288, which is a negative error as an unsigned number.
 */
export function writeAt(file: OpenFile, at: number, bytes: Uint8Array): void {
  const written = file.write(bytes, { at })
  if (written !== bytes.length) throw new DOMException('Only a part was written.', 'QuotaExceededError')
  file.flush()
}
