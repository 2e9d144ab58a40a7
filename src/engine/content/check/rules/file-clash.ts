import { dataFile, htmlFile, timesFile } from '../../../base/shared-types/addresses'
import type { PageRule } from '../findings/rule'

/** Files that the build writes beside the pages. */
const written = new Map([
  ['/sitemap.xml', 'the list of pages for search engines'],
  ['/robots.txt', 'the rules for search engines'],
  ['/_redirects', 'the list of redirects'],
  [`/${timesFile}`, 'when the site was built'],
])

export const fileClash: PageRule = {
  code: 'file-clash',
  severity: 'warning',
  scope: 'page',
  check: ({ pages, outside, files }) => {
    const clashes = pages.flatMap(({ path, pointer }) =>
      [path, `/${htmlFile(path)}`, `/${dataFile(path)}`].flatMap((file) => {
        if (!files.has(file)) return []
        const clash =
          file === path ? `The page "${path}" has this address` : `The page "${path}" is written to "${file}"`
        const message = `${clash}, and a file of that name is in the public folder: the page takes its place. Rename the file, or give the page another path.`
        return [{ pointer: `${pointer}/path`, file, message }]
      }),
    )
    const others = [...(outside.length > 0 ? written : [])].flatMap(([file, what]) =>
      files.has(file)
        ? [
            {
              pointer: '',
              file,
              message: `The build writes ${what} to "${file}", so the file of that name in the public folder is never seen. Remove it.`,
            },
          ]
        : [],
    )
    return [...clashes, ...others]
  },
}
