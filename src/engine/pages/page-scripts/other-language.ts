/** Whether a page's words are in files of another language. */
export function isInOtherLanguage(path: string): boolean {
  const { page = '/', homes } = document.getElementById('root')?.dataset ?? {}
  const homeOf = (one: string) => homes?.split(' ').find((home) => `${one}/`.startsWith(`${home}/`))
  return homeOf(path) !== homeOf(page)
}
