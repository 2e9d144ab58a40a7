import { readRootAttributes } from '../../base/shared-types/root-attributes'

/** Whether a page is in another language than this document: its words are in other files. */
export function isInOtherLanguage(path: string): boolean {
  const { page, homes = '' } = readRootAttributes()
  const homeOf = (one: string) => homes.split(' ').find((home) => `${one}/`.startsWith(`${home}/`))
  return homes !== '' && homeOf(path) !== homeOf(page)
}
