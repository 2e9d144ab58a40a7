import type { ContentPage } from '../../base/schema-types/content'
import type { SiteView, Sources } from '../../base/shared-types/load'
import type { ReadyBlock } from '../../base/shared-types/page'
import { nearest } from '../../base/text/nearest'
import { type ListBlocks, queryOf } from '../../content/collections/list-query'
import type { Collections } from './collections'
import type { ListQuestion, Lists } from './lists'
import type { PageDependencies } from './page-dependencies'

export interface BlockSource {
  /** Not kept: most pages are asked for once. */
  ready(page: ContentPage): ReadyBlock[]
  /** The visible blocks of the page at a path; kept, as several pages may look at it. */
  at(path: string): ReadyBlock[]
}

interface ViewInput {
  page: ContentPage
  settings: SiteView['settings']
  collections: Collections
  lists: Lists
  listBlocks: ListBlocks
  source: BlockSource
  answers: Sources
  sources: PageDependencies
}

function explainNoSource(name: string, names: string[]): string {
  const meant = nearest(name, names)
  const advice = meant === undefined ? `write src/studio/sources/${name}.ts` : `did you mean "${meant}"`
  return `There is no source "${name}": ${advice}${meant === undefined ? '' : '?'}`
}

/** Notes in `sources` where the blocks have looked. */
export function viewFor(input: ViewInput): SiteView {
  const { page, settings, collections, lists, listBlocks, source, answers, sources } = input
  const note = (question: ListQuestion) => void sources.lists.add(JSON.stringify(question))
  return {
    settings,
    page,
    entry: collections.entryOf(page),
    entries(collection, options) {
      sources[options?.untranslated ? 'untranslated' : 'collections'].add(collection)
      return collections.entries(page, collection, options)
    },
    neighbours() {
      sources.hasNeighbours = true
      return collections.neighbours(page)
    },
    list(block) {
      const query = queryOf(block, listBlocks)
      if (!query) throw new Error('site.list() was asked for a block that is no list: see docs/studio.md.')
      note({ query })
      return lists.list(page, query)
    },
    values(of, values) {
      note({ values, of })
      return lists.values(page, of, values)
    },
    related(related) {
      note({ related })
      return lists.related(page, related)
    },
    pages() {
      note({ pages: true })
      return lists.pages(page)
    },
    source(name) {
      if (!Object.hasOwn(answers, name)) throw new Error(explainNoSource(String(name), Object.keys(answers)))
      sources.answers.add(String(name))
      return answers[name] as never
    },
    blocksOf(path) {
      sources.pages.add(path)
      return source.at(path)
    },
  }
}
