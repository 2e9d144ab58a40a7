/** What pages were made of, beside their own text and the settings: where their blocks have looked. */
export interface PageSources {
  /** The paths of pages whose blocks others have looked at. */
  pages: Set<string>
  /** The paths of pages that have asked for the entries of a collection, by its name. */
  lists: Map<string, Set<string>>
  /** Whether a block waited for something that is not in the content at all. */
  others: boolean
}

/** For pages that have not been made yet. */
export const noSources = (): PageSources => ({ pages: new Set(), lists: new Map(), others: false })

/** Notes that a page has asked for the entries of a collection. */
export function addList({ lists }: PageSources, collection: string, path: string): void {
  const paths = lists.get(collection)
  if (paths) paths.add(path)
  else lists.set(collection, new Set([path]))
}

/** Adds what further pages were made of. */
export function addSources(sources: PageSources, { pages, lists, others }: PageSources): void {
  for (const path of pages) sources.pages.add(path)
  for (const [collection, paths] of lists) for (const path of paths) addList(sources, collection, path)
  sources.others ||= others
}
