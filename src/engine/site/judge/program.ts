import type { Danger } from '../../check'
import { readSiteFile } from '../read-file'
import { decodeXml, WrongEncoding } from './xml/decode'
import { webPage } from './xml/drawing-dangers'
import { readXml } from './xml/read-xml'

/** Files that browsers run, or open as a page of this site. */
const kinds: Record<string, Danger['kind']> = {
  ...Object.fromEntries(['html', 'htm', 'xhtml', 'xht', 'shtml', 'mht', 'mhtml'].map((ending) => [ending, 'page'])),
  ...Object.fromEntries(['js', 'mjs', 'cjs', 'wasm', 'swf', 'xsl', 'xslt'].map((ending) => [ending, 'program'])),
  svgz: 'packed',
}

/** Files that hosts send as XML: browsers run a page or a drawing that is in one. */
const xmlEndings = ['xml', 'rss', 'atom', 'rdf', 'xsd', 'kml', 'gpx', 'opml', 'mml', 'xspf']

/** A list of addresses for search engines may be that large. */
const mostBytes = 50_000_000

/** Search engines give the owner of a site a file to put there: a line of words that is called .html. */
const mostWords = 1000

/** ASCII without the sign that every tag begins with. */
const words = /^[\t\r\n\x20-;=-~]*$/

/** Whether a file that is called .html is a line of words without a tag: nothing of it can run. */
const holdsWordsOnly = async (path: string, bytes: number): Promise<boolean> =>
  bytes <= mostWords && words.test((await readSiteFile(path, mostWords)).toString('latin1'))

/** The namespaces of what browsers show in an XML file. */
const shown = [webPage, 'http://www.w3.org/2000/svg', 'http://www.w3.org/1998/Math/MathML']

async function judgeXml(path: string, bytes: number): Promise<Danger | undefined> {
  if (bytes > mostBytes) return { kind: 'unread', reason: 'it is too large' }
  try {
    const refusal = readXml(decodeXml(await readSiteFile(path, mostBytes)), {
      element: ({ uri, local }) =>
        shown.includes(uri) ? `a piece of a web page or a drawing (<${local}>)` : undefined,
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

/** Says why a file must not be published though it is what its name says: it would run in the browsers of visitors. */
export async function judgeProgram(path: string, ending: string, bytes: number): Promise<Danger | undefined> {
  if (xmlEndings.includes(ending)) return judgeXml(path, bytes)
  const kind = Object.hasOwn(kinds, ending) ? kinds[ending] : undefined
  if (kind === undefined || (ending === 'html' && (await holdsWordsOnly(path, bytes)))) return undefined
  return { kind } as Danger
}
