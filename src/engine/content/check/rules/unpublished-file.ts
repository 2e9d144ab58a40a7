import { findLeftOut, type LeftOut } from '../files/public-file'
import type { SiteRule } from '../findings/rule'

const mostNames = 10

const words: Record<LeftOut, (names: string) => string> = {
  hidden: (names) =>
    `Hidden files and what programs leave behind are not published: ${names}. Take them out of the public folder, or give what visitors need another name.`,
  link: (names) =>
    `Symbolic links are not followed, so what they lead to is not published: ${names}. Put the files themselves into the public folder.`,
  dangling: (names) => `Symbolic links that lead nowhere: ${names}. Put the files themselves in their place.`,
  special: (names) =>
    `What is neither a file nor a folder cannot be published: ${names}. Take it out of the public folder.`,
}

export const explainLeftOut = (leftOut: Iterable<[address: string, reason: LeftOut]>): string[] =>
  (Object.keys(words) as LeftOut[]).flatMap((reason) => {
    const names = [...leftOut].flatMap(([address, its]) => (its === reason ? [`"${address}"`] : [])).sort()
    const rest = names.length > mostNames ? ` and ${names.length - mostNames} more` : ''
    return names.length > 0 ? [words[reason](names.slice(0, mostNames).join(', ') + rest)] : []
  })

/** The rule file-exists reports those that a page names. */
export const unpublishedFile: SiteRule = {
  code: 'unpublished-file',
  severity: 'warning',
  scope: 'site',
  check: ({ files, ofFormat, images, links }) => {
    if (!files.leftOut?.size) return []
    const addresses = [...images, ...links, ...ofFormat('file', 'animation', 'loop')].map(({ value }) => String(value))
    const named = new Set(addresses.map((address) => findLeftOut(files, address)?.[0]))
    const others = [...files.leftOut].filter(([address]) => !named.has(address))
    return explainLeftOut(others).map((message) => ({ pointer: '', message }))
  },
}
