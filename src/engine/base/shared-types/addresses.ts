/** ?line=12&column=5, ?page=/about&block=2&words=Our+story or ?area=footer&words=Instagram. */
export const openInEditorAddress = '/preview/edit'

/** ?revision=…&problem=2. */
export const repairAddress = '/preview/repair'

/** ?at=2027-01-12+09:00; now without one. */
export const viewTimeAddress = '/preview/time'

export const htmlFile = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** "/about" -> "about.json" */
export const dataFile = (path: string): string => (path === '/' ? 'index.json' : `${path.slice(1)}.json`)

/** No page has this name: paths have no dots. */
export const timesFile = 'site.times.json'

export const pageFiles = (path: string): [html: string, data: string] => [htmlFile(path), dataFile(path)]

/** "/about/" -> "/about"; "/" stays. */
export const withoutTrailingSlash = (pathname: string): string => pathname.replace(/(^|[^/])\/+$/, '$1') || '/'

/** "/about?a=1#story" -> "/about" */
export const pathOf = (href: string): string => href.replace(/[?#].*$/s, '')

export function pageAbove(path: string, isThere: (path: string) => boolean): string {
  let above = path
  do above = above.slice(0, above.lastIndexOf('/'))
  while (above !== '' && !isThere(above))
  return above || '/'
}

export const editorApiAddress = '/__edit/'

export const editorTokenHeader = 'x-editor-token'

export const editorWindowHeader = 'x-editor-window'

/** The web socket of the preview's pages. */
export const liveSocketAddress = '/preview/live'

/** Sent to pages whose code has changed. */
export const reloadMessage = 'preview:reload'

/** Sent by a window of the editor that opens. */
export const editorWindowMessage = 'editor:window'

/** Sent to the editor's windows when another opens or closes. */
export const editorNewsMessage = 'editor:news'

/** The path of a page, or of a file that is gone or replaced, follows: the site as last published. */
export const formerAddress = '/preview/former'

/** The path of a page follows: "/__editor/about?field=/pages/2/title" opens the page of that field. */
export const editorAddress = '/__editor'

export const fieldParameter = 'field'
