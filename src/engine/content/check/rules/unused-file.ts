import { isFetchedByName, usedFiles } from '../content-index/guesses/used-files'
import type { SiteRule } from '../findings/rule'

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
