export interface PageDependencies {
  pages: Set<string>
  collections: Set<string>
  /** Collections whose entries without a translation were asked for, too. */
  untranslated: Set<string>
  /** Questions to lists: see Lists.answer. */
  lists: Set<string>
  /** Names of the studio's sources. */
  answers: Set<string>
  hasNeighbours: boolean
  /** Whether a block waited for something outside of the content, which may change at any time. */
  isOpen: boolean
}

export const noSources = (): PageDependencies => ({
  pages: new Set(),
  collections: new Set(),
  untranslated: new Set(),
  lists: new Set(),
  answers: new Set(),
  hasNeighbours: false,
  isOpen: false,
})
