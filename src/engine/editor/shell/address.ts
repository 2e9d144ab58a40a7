import { editorAddress } from '../../model/addresses'

/** Returns the path of the page that an address of the editor opens: "/__editor/about" -> "/about". */
export const pageOf = (pathname: string): string => decodeURI(pathname.slice(editorAddress.length)) || '/'

/** Returns the address at which the editor opens a page. */
export const addressOf = (path: string): string => editorAddress + encodeURI(path)
