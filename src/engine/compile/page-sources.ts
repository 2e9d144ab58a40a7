/** Where the blocks of one page have looked beside the page's own text: the page changes when one of these does. */
export interface PageSources {
  /** The paths of other pages whose blocks they looked at. */
  pages: Set<string>
  /** The collections whose entries they listed. */
  collections: Set<string>
  /** Whether they asked for the entries beside the page's own. */
  hasNeighbours: boolean
  /** Whether a block waited for something outside of the content: nobody can tell when that changes. */
  isOpen: boolean
}

export const noSources = (): PageSources => ({
  pages: new Set(),
  collections: new Set(),
  hasNeighbours: false,
  isOpen: false,
})
