import { explainRefusal } from '../../base/shared-types/failure'

export const explainNoFile = (address: string): string =>
  `"${address}" is a link or a folder, so it stays. Remove it in your file manager.`

const reasonOf = (error: unknown): string =>
  explainRefusal((error as NodeJS.ErrnoException).code) ?? 'The reason is shown in the terminal.'

export const explainDisk = (address: string, error: unknown): string =>
  `"${address}" could not be saved. ${reasonOf(error)} Nothing was changed.`

export const explainJournal = (error: unknown): string =>
  `Nothing was saved, because what Undo needs could not be kept. ${reasonOf(error)}`
