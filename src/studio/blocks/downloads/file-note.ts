import { fill } from 'schema-pages/text/interface-words'
import * as words from '../../words.json'

const inWords = (bytes: number): string => {
  const kilobytes = Math.max(1, Math.round(bytes / 1000))
  return kilobytes < 1000
    ? fill(words.kilobytes, { size: kilobytes })
    : fill(words.megabytes, { size: Number((bytes / 1_000_000).toFixed(1)) })
}

/** "PDF, 1.2 MB", or "PDF" if the size is unknown. */
export function fileNote(file: string, bytes?: number): string {
  const kind = file.slice(file.lastIndexOf('.') + 1).toUpperCase()
  return bytes === undefined ? kind : `${kind}, ${inWords(bytes)}`
}
