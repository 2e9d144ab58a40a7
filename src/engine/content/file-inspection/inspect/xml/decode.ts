import { decodeLatin, toHex } from '../../bytes'

const byteOrderMarks: [mark: string, encoding: string][] = [
  ['efbbbf', 'utf-8'],
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
]

/** Browsers would misread the text. */
export class WrongEncoding extends Error {
  constructor(readonly named: string | undefined) {
    super()
  }
}

const isUtf8 = (encoding: string | undefined) => encoding === undefined || /^utf-?(?:8|16)$/i.test(encoding)

function declarationOf(content: Uint8Array): string {
  if (decodeLatin(content.subarray(0, 5)) !== '<?xml') return ''
  const end = content.findIndex((byte, at) => byte === 0x3f && content[at + 1] === 0x3e)
  return decodeLatin(content.subarray(0, Math.max(0, end)))
}

/**
 * Chromium ignores a drawing's declared encoding, other browsers use it: only ASCII letters may have another than
 * UTF-8. Throws WrongEncoding.
 */
export function decodeXml(content: Uint8Array): string {
  const declaration = declarationOf(content)
  const marked = byteOrderMarks.find(([mark]) => toHex(content.subarray(0, mark.length / 2)) === mark)?.[1]
  const declared = /^<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]+)/.exec(declaration)?.[1]
  const named = isUtf8(declared) ? undefined : declared
  try {
    const text = new TextDecoder(marked ?? 'utf-8', { fatal: true }).decode(content)
    if (marked || named === undefined || content.every((byte) => byte < 0x80)) return text
  } catch {}
  throw new WrongEncoding(named)
}
