/** Something that is done to a page as a whole. The page that there is already is said by its name. */
export type PageChange =
  | { kind: 'new'; path: string; title: string; template?: string }
  | { kind: 'copy'; from: string; path: string; title: string }
  | { kind: 'move'; from: string; to: string; withChildren: boolean }
  /** Without `leadTo` the links to the page are taken off. */
  | { kind: 'delete'; name: string; leadTo?: string }
  /** Gives an entry of a collection the place `to`, from 0: among all, or in the order that a field of theirs says. */
  | { kind: 'order'; name: string; to: number; orderBy?: string }

/** A place that a change rewrites or takes off. */
export interface ChangedPlace {
  /** The path of its page; undefined where it stands in the settings or in a shared block. */
  page?: string
  /** 'Text "Who we are"', "site settings". */
  words: string
}

/** What a change of pages would do, before it is done. */
export interface PagePlan {
  kind: 'plan'
  places: ChangedPlace[]
  /** The old paths that get a redirect. */
  redirected: string[]
  /** Pages under a page that moves, which stay. */
  staying: string[]
}
