import { isPicture } from '../../../base/shared-types/pictures'

export const withSlashes = (address: string): string =>
  address
    .trim()
    .replace(/^["'“]+|(?<!["'”])["'”]+$/g, '')
    .replaceAll('\\', '/')

/** Starts of paths on a computer or network: "C:/", "file:", "//server/share/", "~/", "%USERPROFILE%/". */
const start = /^(?:file:|[a-z]:\/|\/\/[^/.]+\/|~\/|%\w+%\/)/i

/** Only files match: pages may begin so, too. */
const home = /^\/(?:Users|home|Volumes)\/[^/]+\/.*\.\w+$/

export const isOnComputer = (address: string): boolean => start.test(address) || home.test(address)

/** "C:/site/public/images/a.svg" -> "/images/a.svg". */
export const pathInPublic = (address: string): string | undefined =>
  isOnComputer(address) ? address.match(/\/public(\/.+)/i)?.[1] : undefined

/**
 * The likely place for a file from elsewhere: "https://a.example/fox.png?size=2" -> "/images/fox.png"; undefined
 * without a name.
 */
export function placeInPublic(address: string): string | undefined {
  const name =
    address
      .replace(/[?#].*$/s, '')
      .split(/[/\\]/)
      .at(-1) ?? ''
  if (!/\.\w+$/.test(name) || address.startsWith('data:')) return undefined
  return `${isPicture(name) ? '/images/' : '/'}${name}`
}

const inWords =
  /(?<![\p{L}\p{N}\\])(?:[a-z]:\\|\\\\[\w-]+\\|\.{1,2}\\)(?:[^"<>|\n]{0,200}?\.[a-z]\w{1,4}(?!\w)|[^\s"<>|]+)|(?<![\w\\-])(?:[\w-]+\\)+[\w-]+\.[a-z]\w{1,4}(?!\w)|file:\/\/\/?[\w%~][^\s"<>]*/iu

export const pathInWords = (text: string): string | undefined =>
  /\\|file:/i.test(text) ? text.match(inWords)?.[0] : undefined
