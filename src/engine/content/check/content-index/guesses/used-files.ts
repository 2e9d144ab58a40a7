import { pathOf } from '../../../../base/shared-types/addresses'
import { placeholderPicture } from '../../../schema-model/examples/placeholder-picture'
import { ownPathOf } from '../../addresses/web-address'
import type { Content } from '../content'

/** Files that browsers, search engines and hosts fetch by name. */
const known =
  /^\/(favicon\.(ico|svg|png)|apple-touch-icon[\w-]*\.png|robots\.txt|humans\.txt|ads\.txt|app-ads\.txt|llms\.txt|security\.txt|(site|manifest)\.webmanifest|manifest\.json|browserconfig\.xml|CNAME|_headers|_redirects|google[0-9a-f]+\.html|BingSiteAuth\.xml|README(\.\w+)?)$|^\/\.well-known\//i

/** Whether a file may be in public/ without being named in pages.json. */
export const isFetchedByName = (file: string): boolean => known.test(file) || file === placeholderPicture

export function usedFiles(content: Content): Set<unknown> {
  const { ofFormat, images, links } = content
  const addresses = new Set<string>()
  for (const list of [images, links]) for (const { value } of list) addresses.add(value)
  const used = new Set<unknown>([...addresses].map((address) => pathOf(ownPathOf(address, content) ?? address)))
  for (const { value } of ofFormat('file', 'animation', 'loop')) used.add(value)
  return used
}
