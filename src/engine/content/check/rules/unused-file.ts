import { pathOf } from '../../../base/shared-types/addresses'
import { ownPathOf } from '../addresses/web-address'
import type { Content } from '../content/content'
import { placeholderPicture } from '../examples/placeholder-picture'
import type { SiteRule } from '../rule'

/** Files that browsers, search engines and hosts fetch by name. */
const known =
  /^\/(favicon\.(ico|svg|png)|apple-touch-icon[\w-]*\.png|robots\.txt|humans\.txt|ads\.txt|app-ads\.txt|llms\.txt|security\.txt|(site|manifest)\.webmanifest|manifest\.json|browserconfig\.xml|CNAME|_headers|_redirects|google[0-9a-f]+\.html|BingSiteAuth\.xml|README(\.\w+)?)$|^\/\.well-known\//i

/** Or is a placeholder, which needs no mention. */
export const isFetchedByName = (file: string): boolean => known.test(file) || file === placeholderPicture

export function usedFiles(content: Content): Set<unknown> {
  const { ofFormat, images, links } = content
  const addresses = new Set<string>()
  for (const list of [images, links]) for (const { value } of list) addresses.add(value)
  const used = new Set<unknown>([...addresses].map((address) => pathOf(ownPathOf(address, content) ?? address)))
  for (const { value } of ofFormat('file', 'animation', 'loop')) used.add(value)
  return used
}

/** Every file of public/ is published: an unused one is weight, and perhaps private. */
export const unusedFile: SiteRule = {
  code: 'unused-file',
  severity: 'warning',
  scope: 'site',
  check: (content) => {
    const { files } = content
    const used = usedFiles(content)
    // A drawing lies beside the picture made from it.
    const isUsed = (file: string) => used.has(file) || (file.endsWith('.svg') && used.has(file.replace(/svg$/, 'png')))
    return [...files.keys()]
      .filter((file) => !isUsed(file) && !isFetchedByName(file))
      .map((file) => ({
        pointer: '',
        file,
        address: file,
        message: `Nothing uses the file "${file}" of the public folder, and it is published all the same. Use it, or take it out of the folder.`,
      }))
  },
}
