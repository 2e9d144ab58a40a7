import type { Danger } from '../../check'
import { decodeLatin } from '../bytes'
import type { FileSource } from '../file-source'
import { decodeXml, WrongEncoding } from './xml/decode'
import { htmlNamespace } from './xml/drawing-dangers'
import { readXml } from './xml/read-xml'

const kinds: Record<string, Danger['kind']> = {
  ...Object.fromEntries(
    ['html', 'htm', 'xhtml', 'xht', 'shtml', 'mht', 'mhtml'].map((extension) => [extension, 'page']),
  ),
  ...Object.fromEntries(['js', 'mjs', 'cjs', 'wasm', 'swf', 'xsl', 'xslt'].map((extension) => [extension, 'program'])),
  svgz: 'packed',
}

/** Hosts send these as XML, in which browsers run embedded pages and drawings. */
const xmlExtensions = ['xml', 'rss', 'atom', 'rdf', 'xsd', 'kml', 'gpx', 'opml', 'mml', 'xspf']

const maxBytes = 50_000_000

/** Search engines verify an owner by an .html file of one plain line. */
const maxPlainLength = 1000

const plain = /^[\t\r\n\x20-;=-~]*$/

const isPlainText = async ({ bytes, read }: FileSource): Promise<boolean> =>
  bytes <= maxPlainLength && plain.test(decodeLatin(await read(maxPlainLength)))

const shownNamespaces = [htmlNamespace, 'http://www.w3.org/2000/svg', 'http://www.w3.org/1998/Math/MathML']

async function findDangerInXml({ bytes, read }: FileSource): Promise<Danger | undefined> {
  if (bytes > maxBytes) return { kind: 'unread', reason: 'it is too large' }
  try {
    const refusal = readXml(decodeXml(await read(maxBytes)), {
      element: ({ uri, local }) =>
        shownNamespaces.includes(uri) ? `a piece of a web page or a drawing (<${local}>)` : undefined,
    })
    if (!refusal) return undefined
    if ('danger' in refusal) return refusal.danger
    const { damage } = refusal
    if (damage.kind === 'malformed') return { kind: 'unread', reason: damage.reason, line: damage.line }
    return { kind: 'unread', reason: 'it is too complex' }
  } catch (error) {
    if (error instanceof WrongEncoding) return { kind: 'unread', reason: 'it is not saved as UTF-8' }
    throw error
  }
}

export async function findDanger(file: FileSource, extension: string): Promise<Danger | undefined> {
  if (xmlExtensions.includes(extension)) return findDangerInXml(file)
  const kind = Object.hasOwn(kinds, extension) ? kinds[extension] : undefined
  if (kind === undefined || (extension === 'html' && (await isPlainText(file)))) return undefined
  return { kind } as Danger
}
