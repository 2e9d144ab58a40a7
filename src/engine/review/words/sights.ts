/** What a sentence is seen on, as a key: pictures are shown under the sentence that has the same. */
export type Sight = string

/** The frame of the pages: header, navigation and footer. */
export const frameSight: Sight = 'frame'

/** A whole page. */
export const sightOfPage = (path: string): Sight => `page ${path}`

/** A block of a page, by its place before and now, from 0. */
export const sightOfBlock = (path: string, before: number | undefined, now: number | undefined): Sight =>
  `block ${path} ${before ?? 'none'} ${now ?? 'none'}`

/** A shared block, wherever it stands. */
export const sightOfShared = (name: string): Sight => `shared ${name}`

/** A file that was replaced, wherever a block names it. */
export const sightOfFile = (file: string): Sight => `file ${file}`

/** Whether what is seen is so of a file. */
export const isOfFile = (sight: Sight): boolean => sight.startsWith('file ')
