/** The encodings that a byte-order mark names. */
const marks: [mark: string, encoding: string][] = [
  ['efbbbf', 'utf-8'],
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
]

/** A text that browsers would read as other letters than those that were saved, or not at all. */
export class WrongEncoding extends Error {
  constructor(
    /** The encoding that the file names, if it is another than UTF-8. */
    readonly named: string | undefined,
  ) {
    super()
  }
}

const isUtf8 = (encoding: string | undefined) => encoding === undefined || /^utf-?(?:8|16)$/i.test(encoding)

/**
 * Returns the text of an XML file. Chromium reads every drawing as UTF-8 unless a byte-order mark says UTF-16, and passes
 * over the encoding that the file declares; other browsers follow that. So it may differ only where all letters are those
 * of ASCII. Throws WrongEncoding.
 */
export function decodeXml(content: Buffer): string {
  const declaration = content.toString('latin1', 0, Math.max(0, content.indexOf('?>')))
  const marked = marks.find(([mark]) => content.toString('hex', 0, mark.length / 2) === mark)?.[1]
  const declared = /^<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]+)/.exec(declaration)?.[1]
  const named = isUtf8(declared) ? undefined : declared
  try {
    const text = new TextDecoder(marked ?? 'utf-8', { fatal: true }).decode(content)
    if (marked || named === undefined || content.every((byte) => byte < 0x80)) return text
  } catch {
    // The letters are of another encoding.
  }
  throw new WrongEncoding(named)
}
