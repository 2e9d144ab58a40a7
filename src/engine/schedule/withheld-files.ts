import type { SiteContent } from '../generated/content'
import { pathOf } from '../model/addresses'
import { parentPointer } from '../model/json'

/** Addresses in the middle of words. */
const withoutBlanks = /\/[^\s"'<>?#]+/g

const quoted = /"([^"]*)"|'([^']*)'/g

const host = /^https?:\/\/[^/?#]*/i

/** Returns what may be addresses of a text: the text itself, the attributes of a rich text, and what stands between blanks. */
function addressesIn(text: string): string[] {
  if (!text.includes('/')) return []
  const attributes = [...text.matchAll(quoted)].map(([, double, single]) =>
    (double ?? single ?? '').replaceAll('&amp;', '&'),
  )
  const whole = [text, ...attributes].map((address) => pathOf(address.trim().replace(host, '')))
  return [...whole, ...(text.replaceAll(/https?:\/\/[^\s"'<>?#/]*/gi, ' ').match(withoutBlanks) ?? [])]
}

function eachText(value: unknown, visit: (text: string) => void): void {
  if (typeof value === 'string') visit(value)
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) eachText(part, visit)
}

/** Returns the files of a site's public/ that a value names. */
function namedIn(value: unknown, files: ReadonlySet<string>): Set<string> {
  const named = new Set<string>()
  eachText(value, (text) => {
    for (const address of addressesIn(text)) if (files.has(address)) named.add(address)
  })
  return named
}

const withoutEnding = (file: string) => file.replace(/\.[^./]*$/, '')

/**
 * Returns the files of a site that only pages use which are not public: `written` is the whole content, `shown` what
 * siteAt leaves of it. A file that nothing names goes with the others of its name or of its folder.
 */
export function withheldFiles(written: SiteContent, shown: SiteContent, addresses: Iterable<string>): Set<string> {
  if (written === shown) return new Set()
  const files = new Set(addresses)
  const seen = namedIn(shown, files)
  const withheld = new Set([...namedIn(written, files)].filter((file) => !seen.has(file)))
  if (withheld.size === 0) return withheld
  const names = new Set([...withheld].map(withoutEnding))
  const openFolders = new Set([...seen].map(parentPointer))
  const folders = new Set([...withheld].map(parentPointer).filter((folder) => !openFolders.has(folder)))
  const beside = [...files].filter(
    (file) => !seen.has(file) && (names.has(withoutEnding(file)) || folders.has(parentPointer(file))),
  )
  return new Set([...withheld, ...beside])
}
