/** Whether a page is in another language than this document: its words are in other files. */
export function isInOtherLanguage(path: string): boolean {
  const { page = '/', homes } = document.getElementById('root')?.dataset ?? {}
  const homeOf = (one: string) => homes?.split(' ').find((home) => `${one}/`.startsWith(`${home}/`))
  return homeOf(path) !== homeOf(page)
}
