import type { SiteContent } from '../../base/schema-types/content'
import { pathOf } from '../../base/shared-types/addresses'
import { parentPointer, stringsIn } from '../../base/shared-types/json'

const addressInWords = /\/[^\s"'<>?#]+/g

const quoted = /"([^"]*)"|'([^']*)'/g

const host = /^https?:\/\/[^/?#]*/i

function addressesIn(text: string): string[] {
  if (!text.includes('/')) return []
  const attributes = [...text.matchAll(quoted)].map(([, double, single]) =>
    (double ?? single ?? '').replaceAll('&amp;', '&'),
  )
  const whole = [text, ...attributes].map((address) => pathOf(address.trim().replace(host, '')))
  return [...whole, ...(text.replaceAll(/https?:\/\/[^\s"'<>?#/]*/gi, ' ').match(addressInWords) ?? [])]
}

function filesNamedIn(value: unknown, files: ReadonlySet<string>): Set<string> {
  const named = [...stringsIn(value)].flatMap(([, text]) => addressesIn(text))
  return new Set(named.filter((address) => files.has(address)))
}

const withoutExtension = (file: string) => file.replace(/\.[^./]*$/, '')

/**
 * Only unpublished pages use them. An unused file is withheld with one of the same name, or in a folder without
 * published files.
 */
export function withheldFiles(written: SiteContent, shown: SiteContent, addresses: Iterable<string>): Set<string> {
  if (written === shown) return new Set()
  const files = new Set(addresses)
  const seen = filesNamedIn(shown, files)
  const withheld = new Set([...filesNamedIn(written, files)].filter((file) => !seen.has(file)))
  if (withheld.size === 0) return withheld
  const names = new Set([...withheld].map(withoutExtension))
  const openFolders = new Set([...seen].map(parentPointer))
  const folders = new Set([...withheld].map(parentPointer).filter((folder) => !openFolders.has(folder)))
  const related = [...files].filter(
    (file) => !seen.has(file) && (names.has(withoutExtension(file)) || folders.has(parentPointer(file))),
  )
  return new Set([...withheld, ...related])
}
