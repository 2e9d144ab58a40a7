import type { Content } from '../content-index/content'
import type { SiteRule } from '../findings/rule'

const ofBuild = new Set(['/sitemap.xml', '/index.json'])

const isEach = (path: string, content: Content): boolean => content.byPath.get(path)?.redirect === undefined

/** The page whose html or data would have the address of a feed. */
function pageAt(feed: string, content: Content): string | undefined {
  const path = feed.replace(/\.\w+$/, '')
  const folder = path.replace(/\/[^/]+$/, '')
  if (feed.endsWith('.xml')) return undefined
  if (content.byPath.has(path)) return path
  if (content.byPath.has(`${folder}/*`) && isEach(`${folder}/*`, content)) return `${folder}/*`
  return content.byPath.has(folder) && /\/\d+$/.test(path) ? folder : undefined
}

function refuse(feed: string, content: Content): string | undefined {
  const guarded = content.pages.find(
    ({ path, pointer }) => feed.startsWith(`${path}/`) && content.valueAt(`${pointer}/guard`) !== undefined,
  )
  if (guarded) return `would be below the page "${guarded.path}", which is kept for people who have its key`
  const page = pageAt(feed, content)
  if (page !== undefined) return `would be in the place of what the build writes for the page "${page}"`
  if (ofBuild.has(feed) || feed.startsWith('/assets/')) return 'would be in the place of a file of the build'
  return content.files.has(feed) ? 'would be in the place of a file of that name in the public folder' : undefined
}

/** What is wrong with the address of a feed that the build writes. */
export const feedAddress: SiteRule = {
  code: 'feed-address',
  severity: 'error',
  scope: 'site',
  check: (content) => {
    const taken = new Set<string>()
    return content.ofFormat('feed').flatMap(({ value, pointer }) => {
      const feed = String(value)
      const reason = taken.has(feed) ? 'is that of another feed, too' : refuse(feed, content)
      taken.add(feed)
      const message = `The address "${feed}" of this feed ${reason}. Give it another one.`
      return reason === undefined ? [] : [{ pointer, message }]
    })
  },
}
