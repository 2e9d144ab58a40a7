/**
 * The address at which the preview opens a place of pages.json in the editor: ?line=12&column=5, or what an author has
 * pointed at, ?page=/about&block=2&words=Our+story (the block from 0), ?area=footer&words=Instagram.
 */
export const editAddress = '/preview/edit'

/** Where a page of the preview has a problem repaired: ?revision=…&problem=2, as the overlay's list names them. */
export const repairAddress = '/preview/repair'

/** Where the preview is told the time that it shows the site as on: ?at=2027-01-12+09:00; without a time, now. */
export const asOnAddress = '/preview/as-on'

/** The html file of a path: "/" -> "index.html", "/about/services" -> "about/services.html". */
export const htmlFile = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** The file of a page's data, which the browser fetches: "/" -> "index.json", "/about" -> "about.json". */
export const dataFile = (path: string): string => (path === '/' ? 'index.json' : `${path.slice(1)}.json`)

/**
 * The file that says when a site was built and when a date changes it next. No page can have its name: paths hold no dots.
 */
export const timesFile = 'site.times.json'

/** Both files of a path. */
export const pageFiles = (path: string): [html: string, data: string] => [htmlFile(path), dataFile(path)]

/** A pathname without the slashes behind it: "/about/" is "/about"; "/" stays. */
export const withoutSlashBehind = (pathname: string): string => pathname.replace(/(^|[^/])\/+$/, '$1') || '/'

/** The path of an address inside the site: "/about?a=1#story" -> "/about". */
export const pathOf = (href: string): string => href.replace(/[?#].*$/s, '')

/** The page above a path that there is: "/work/films" for "/work/films/fox", or else the home page. */
export function pageAbove(path: string, isThere: (path: string) => boolean): string {
  let above = path
  do above = above.slice(0, above.lastIndexOf('/'))
  while (above !== '' && !isThere(above))
  return above || '/'
}

/** What the addresses begin with at which the editor reads and changes the site: "/__edit/apply". */
export const editingAddress = '/__edit/'

/** The header that carries the token of the editor's page. */
export const editorTokenHeader = 'x-editor-token'

/** The header that names the window of the editor that asks. */
export const editorWindowHeader = 'x-editor-window'

/** The message by which a window of the editor tells the preview that it is open. */
export const editorWindowMessage = 'editor:window'

/** The message by which the preview tells windows of the editor that another one was opened or closed. */
export const editorWindowsMessage = 'editor:windows'

/** What the addresses of the editor begin with; the path of a page follows: "/__editor/about". */
export const editorAddress = '/__editor'
