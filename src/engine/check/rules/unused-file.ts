import { pathOf } from '../../model/addresses'
import { ownPathOf } from '../addresses/web-address'
import type { Content } from '../content/content'
import { placeholderPicture } from '../examples/placeholder-picture'
import type { SiteRule } from '../rule'

/** Files that browsers, search engines and hosts fetch by their name. */
const known =
  /^\/(favicon\.(ico|svg|png)|apple-touch-icon[\w-]*\.png|robots\.txt|humans\.txt|ads\.txt|app-ads\.txt|llms\.txt|security\.txt|(site|manifest)\.webmanifest|manifest\.json|browserconfig\.xml|CNAME|_headers|_redirects|google[0-9a-f]+\.html|BingSiteAuth\.xml|README(\.\w+)?)$|^\/\.well-known\//i

/** Whether a file is fetched by its name, or stands in for others, so that nothing has to name it. */
export const isFetchedByName = (file: string): boolean => known.test(file) || file === placeholderPicture

/** Returns the files that the content names. */
export function usedFiles(content: Content): Set<unknown> {
  const { ofFormat, images, links } = content
  const used = new Set<unknown>([...images, ...links].map(({ value }) => pathOf(ownPathOf(value, content) ?? value)))
  for (const { value } of ofFormat('file', 'animation', 'loop')) used.add(value)
  return used
}

/** Every file of public/ is published: one that nothing names is weight, and maybe not meant to be seen. */
export const unusedFile: SiteRule = {
  code: 'unused-file',
  severity: 'warning',
  scope: 'site',
  check: (content) => {
    const { files } = content
    const used = usedFiles(content)
    // A drawing stands beside the picture that was made from it.
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
