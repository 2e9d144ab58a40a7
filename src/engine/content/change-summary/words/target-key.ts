/** What a sentence is about. The pictures of a change go under the sentence with its key. */
export type TargetKey = string

/** Header, navigation and footer of all pages. */
export const frameTarget: TargetKey = 'frame'

export const targetOfPage = (path: string): TargetKey => `page ${path}`

export const targetOfBlock = (path: string, before: number | undefined, now: number | undefined): TargetKey =>
  `block ${path} ${before ?? 'none'} ${now ?? 'none'}`

export const targetOfShared = (name: string): TargetKey => `shared ${name}`

export const targetOfFile = (file: string): TargetKey => `file ${file}`

export const isFileTarget = (target: TargetKey): boolean => target.startsWith('file ')
