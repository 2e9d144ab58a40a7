/** What the blocks of a page have read beside its own text. */
export interface PageSources {
  /** The paths of pages whose blocks they read. */
  pages: Set<string>
  collections: Set<string>
  hasNeighbours: boolean
  /** Whether a block waited for something outside of the content, which may change at any time. */
  isOpen: boolean
}

export const noSources = (): PageSources => ({
  pages: new Set(),
  collections: new Set(),
  hasNeighbours: false,
  isOpen: false,
})
