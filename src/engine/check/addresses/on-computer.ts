import { isPicture } from '../../model/pictures'

/** An address as Windows copies a path: without the quotes around it, and with slashes. */
export const withSlashes = (address: string): string =>
  address
    .trim()
    .replace(/^["'“]+|(?<!["'”])["'”]+$/g, '')
    .replaceAll('\\', '/')

/** The beginnings of paths on a computer or its network, with slashes: "C:/", "file:", "//server/share/", "~/", "%USERPROFILE%/". */
const start = /^(?:file:|[a-z]:\/|\/\/[^/.]+\/|~\/|%\w+%\/)/i

/** Home folders of a Mac or of Linux. A page may begin so, too: only files are meant. */
const home = /^\/(?:Users|home|Volumes)\/[^/]+\/.*\.\w+$/

/** Returns whether an address, with slashes, is where a file is on somebody's computer. */
export const isOnComputer = (address: string): boolean => start.test(address) || home.test(address)

/** Returns where a file of a computer is in the public folder: "/images/a.svg" for "C:/site/public/images/a.svg". */
export const pathInPublic = (address: string): string | undefined =>
  isOnComputer(address) ? address.match(/\/public(\/.+)/i)?.[1] : undefined

/** Returns where a file of another place could be in the public folder: "/images/fox.png" for "https://a.example/fox.png?size=2"; undefined where an address holds no name. */
export function placeInPublic(address: string): string | undefined {
  const name =
    address
      .replace(/[?#].*$/s, '')
      .split(/[/\\]/)
      .at(-1) ?? ''
  if (!/\.\w+$/.test(name) || address.startsWith('data:')) return undefined
  return `${isPicture(name) ? '/images/' : '/'}${name}`
}

/** A path with backslashes among words: it ends with the ending of a file, or with the word. */
const inWords =
  /(?<![\p{L}\p{N}\\])(?:[a-z]:\\|\\\\[\w-]+\\|\.{1,2}\\)(?:[^"<>|\n]{0,200}?\.[a-z]\w{1,4}(?!\w)|[^\s"<>|]+)|(?<![\w\\-])(?:[\w-]+\\)+[\w-]+\.[a-z]\w{1,4}(?!\w)|file:\/\/\/?[\w%~][^\s"<>]*/iu

/** Returns the first path of a file of a computer in a text: "C:\Users\ada\fox.svg". */
export const pathInWords = (text: string): string | undefined =>
  /\\|file:/i.test(text) ? text.match(inWords)?.[0] : undefined
