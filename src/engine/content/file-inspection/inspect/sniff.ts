import { decodeUtf8, toHex } from '../bytes'

/** https://en.wikipedia.org/wiki/List_of_file_signatures */
const signatures: [at: number, hex: string, content: string][] = [
  [0, '89504e470d0a1a0a', 'png'],
  [0, 'ffd8ff', 'jpg'],
  [0, '47494638', 'gif'],
  [8, '57454250', 'webp'],
  [4, '6674797061766966', 'avif'],
  [4, '6674797061766973', 'avif'],
  [4, '66747970686569', 'a HEIC photograph'],
  [4, '66747970686576', 'a HEIC photograph'],
  [4, '667479706d6966', 'a HEIC photograph'],
  [4, '66747970', 'a film'],
  [0, '49492a00', 'a TIFF picture'],
  [0, '4d4d002a', 'a TIFF picture'],
  [0, '38425053', 'a Photoshop document'],
  [0, '424d', 'a BMP picture'],
  [0, '00000100', 'an icon of Windows'],
  [0, 'ff0a', 'a JPEG XL picture'],
  [4, '4a584c20', 'a JPEG XL picture'],
  [0, '504b0304', 'a packed folder (zip)'],
  [0, '1f8b', 'packed data (gzip)'],
]

const textSignatures: [start: RegExp, content: string][] = [
  [/%PDF-/, 'a PDF document'],
  [/^version https:\/\/git-lfs/, 'a note of git LFS that stands for the file'],
  [/^\s*<(?:!doctype html|html)/i, 'a web page'],
  [/^\s*<(?:\?xml|!--|!doctype svg|svg)/i, 'a drawing (svg)'],
]

/** Returns the extension of a raster picture, or words for authors. */
export function sniff(head: Uint8Array): string {
  const signature = signatures.find(([at, hex]) => toHex(head.subarray(at, at + hex.length / 2)) === hex)
  const text = decodeUtf8(head.subarray(0, 1024)).replace('\uFEFF', '')
  return signature?.[2] ?? textSignatures.find(([start]) => start.test(text))?.[1] ?? 'something else'
}
