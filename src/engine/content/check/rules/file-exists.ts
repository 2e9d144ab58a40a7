import { isObject } from '../../../base/shared-types/json'
import { extensionOf, isPicture } from '../../../base/shared-types/pictures'
import { withHyphens } from '../../../base/text/language/hyphens'
import { shorten } from '../../../base/text/language/shorten'
import type { Guess } from '../../../base/text/nearest'
import { holderOf } from '../../schema-model/holders'
import { isOnComputer, pathInPublic, placeInPublic, withSlashes } from '../addresses/on-computer'
import { ownPathOf, previewPathOf } from '../addresses/web-address'
import type { Content } from '../content-index/content'
import { createFileGuesser, onlyFileCalled } from '../content-index/guesses/guess-file'
import { findLeftOut, type LeftOut, type PublicFiles } from '../files/public-file'
import type { Finding, SiteRule } from '../findings/rule'
import { isGuarded } from './key-place'

interface Place {
  pointer: string
  format: string
}

type Missing = Pick<Finding, 'message' | 'suggestion' | 'replacement' | 'replaces'>

const reasons: Record<LeftOut, string> = {
  hidden: 'is not published, because its name is that of a hidden file. Give it another name.',
  link: 'is a symbolic link, which is not followed. Put the file itself into the public folder.',
  dangling: 'is a symbolic link that leads nowhere. Put the file itself in its place.',
  special: 'is neither a file nor a folder, so it cannot be shown. Put a file in its place.',
}

function explainHeld(part: string, reason: LeftOut, address: string): Missing {
  if (part === address || reason === 'hidden') return { message: `"${part}" ${reasons[reason]}` }
  const what = reason === 'dangling' ? 'a symbolic link that leads nowhere' : 'a symbolic link, which is not followed'
  return { message: `The folder "${part}" is ${what}. Put the folder itself in its place.` }
}

/** The file that an address outside of the public folder may mean: one of the site or its preview, or a bare name. */
function readAddress(address: string, content: Content): { name: string; isSure: boolean } | undefined {
  const { files } = content
  const own = previewPathOf(address) ?? ownPathOf(address, content)
  if (own !== undefined && files.has(own)) return { name: own, isSure: true }
  if (/^[^/\\]+\.\w+$/.test(address)) {
    const name = onlyFileCalled(`/${address}`, files)
    return name === undefined ? undefined : { name, isSure: false }
  }
  const start = `${address.startsWith('/') ? '' : '/'}${address}.`
  const alike = [...files.keys()].filter((file) => file.startsWith(start) && !file.slice(start.length).includes('/'))
  return alike.length === 1 && alike[0] ? { name: alike[0], isSure: false } : undefined
}

/** Accents, dashes or letter case. */
function otherSpelling(address: string, files: PublicFiles): Missing | undefined {
  const say = (name: string, message: string): Missing => ({
    message,
    suggestion: name,
    replacement: name,
    replaces: address,
  })
  const names = [...files.keys()]
  const sameSigns = names.find((name) => name.normalize() === address.normalize())
  if (sameSigns)
    return say(
      sameSigns,
      `The file "${address}" is there, but its name holds the letters with dots or accents in another form, as a Mac writes them. Copy the name from the folder, or give the file a name without such letters.`,
    )
  const hyphened = withHyphens(address)
  if (hyphened !== address && files.has(hyphened))
    return say(hyphened, `There is no file "${address}": it has a dash in the place of a hyphen. Write "${hyphened}".`)
  const sameLetters = names.find((name) => name.toLowerCase() === address.toLowerCase())
  if (sameLetters)
    return say(sameLetters, `There is no file "${address}". Upper and lower case matter: write "${sameLetters}".`)
  return undefined
}

function createFit({ ofFormat, files }: Content): (place: Place, file: string) => boolean {
  const kinds = new Map<unknown, string[] | undefined>()
  for (const { value, pointer, wanted } of ofFormat('shown'))
    kinds.set(isObject(value) ? `${pointer}/src` : pointer, (wanted as { kinds?: string[] }).kinds)
  return ({ format, pointer }, name) => {
    const file = files.get(name)
    if (file?.damage || file?.danger) return false
    if (format === 'animation') return file?.isAnimation === true
    if (format === 'loop') return file?.isLoop === true
    return format === 'file' || (isPicture(name) && (kinds.get(pointer)?.includes(extensionOf(name)) ?? true))
  }
}

/** "/guides/a.pdf" -> "/guides/{key}/a.pdf": where a file for people with the access key is published. */
const underKey = (address: string) => address.replace(/[^/]*$/, '{key}/$&')

function missing(
  address: string,
  content: Content,
  isPrivate: boolean,
  guessFile: (address: string) => Guess | undefined,
): Missing {
  const { files } = content
  if (address.trim() === '')
    return {
      message: 'No file is named here. Write the address of one in the public folder, for example "/images/home.svg".',
    }
  const read = readAddress(address, content)
  if (read) {
    const message = `"${address}" is not a file of the public folder. Did you mean "${read.name}"?`
    return { message, suggestion: read.name, ...(read.isSure && { replacement: read.name, replaces: address }) }
  }
  if (/^(?:cid|blob):/i.test(address))
    return {
      message: `"${address}" is a picture inside an email or an open page. Save it into the public folder, and write where it is there, for example "/images/home.jpg".`,
    }
  const plain = withSlashes(address)
  if (isOnComputer(plain) || /^(?:https?:|data:)/i.test(plain)) {
    const inPublic = pathInPublic(plain)
    if (inPublic !== undefined && files.has(inPublic))
      return {
        message: `"${plain}" is on your computer, where visitors cannot go. Write where the file is in the public folder: "${inPublic}".`,
        suggestion: inPublic,
        replacement: inPublic,
        replaces: address,
      }
    const where = isOnComputer(plain) ? 'on your computer' : 'not on this site'
    const shown = shorten(address, 80)
    const example = placeInPublic(plain)
    return {
      message: `"${shown}" is ${where}. Save the file into the public folder${example === undefined ? '' : `, for example as "${example}"`}, and write where it is there, beginning with a slash.`,
    }
  }
  if (!address.startsWith('/')) {
    const rooted = `/${plain.replace(/^(?:\.{0,2}\/)*(?:public\/)?/, '')}`
    const suggestion = files.has(rooted) ? rooted : guessFile(rooted)?.name
    return {
      message: `"${address}" is not a file of the public folder. ${suggestion ? `Did you mean "${suggestion}"?` : 'Start with a slash, for example "/images/home.svg".'}`,
      suggestion,
      ...(files.has(rooted) && { replacement: rooted, replaces: address }),
    }
  }
  const spelling = otherSpelling(address, files)
  if (spelling) return spelling
  const meant = guessFile(address)
  if (!meant && isPrivate && !address.includes('{key}'))
    return {
      message: `There is no file "${address}" in the public folder. There everybody could open it: put the file into a folder with the name {key}, and write "${underKey(address)}".`,
    }
  const suggestion = meant?.name
  return {
    message: `There is no file "${address}" in the public folder. ${suggestion ? `Did you mean "${suggestion}"?` : 'Put the file there, or name another one.'}`,
    suggestion,
    ...(meant?.isSure && { replacement: suggestion, replaces: address }),
  }
}

/** The folders of an address, outermost first: "/images/", "/images/cards/". Other sites' addresses have none. */
const foldersOf = (address: string): string[] =>
  /^\/(?!\/)/.test(address) ? [...address.matchAll(/\//g)].slice(1).map(({ index }) => address.slice(0, index + 1)) : []

const unshownEndings = ['heic', 'heif', 'tif', 'tiff', 'bmp', 'psd', 'ai', 'eps', 'raw', 'dng']

const explainEnding = (address: string): string =>
  unshownEndings.includes(extensionOf(address))
    ? `Browsers do not show pictures like "${address}". Export it as .jpg, .png or .webp, and name that file; a new name alone does not change what is in it.`
    : `"${address}" is not a picture. Name a file that ends in .svg, .png, .jpg, .webp or .avif.`

type MissingFolder = Missing & Pick<Finding, 'isFolder'>

/** The outermost missing folder of an address: renamed, moved, or misspelt everywhere. */
function createFolderSearch(
  addresses: string[],
  files: PublicFiles,
): (address: string) => [string, MissingFolder] | undefined {
  const existing = new Set([...files.keys()].flatMap(foldersOf))
  const lostFolder = (address: string) => foldersOf(address).find((folder) => !existing.has(folder))
  const inFolder = new Map<string, Set<string>>()
  for (const address of addresses) {
    const folder = lostFolder(address)
    if (folder) inFolder.set(folder, (inFolder.get(folder) ?? new Set()).add(address.slice(folder.length)))
  }
  const known = new Map<string, MissingFolder>()
  for (const [folder, names] of inFolder)
    if (names.size > 1) known.set(folder, explainFolder(folder, names, existing, files))
  return (address) => {
    const folder = lostFolder(address)
    const words = folder && known.get(folder)
    return folder && words ? [folder, words] : undefined
  }
}

function explainFolder(folder: string, names: Set<string>, existing: Set<string>, files: PublicFiles): MissingFolder {
  const holders = [...existing].filter((other) => [...names].every((name) => files.has(other + name)))
  const [only] = holders.length === 1 ? holders : []
  const advice = only
    ? `The ${names.size} files that are named in it are in "${only}": write that.`
    : `${names.size} files are named in it. Put the folder there, or name another one.`
  const message = `There is no folder "${folder}" in the public folder. ${advice}`
  return { message, suggestion: only, ...(only && { replacement: only, replaces: folder, isFolder: true }) }
}

export const fileExists: SiteRule = {
  code: 'file-exists',
  severity: 'error',
  scope: 'site',
  check: (content) => {
    const { ofFormat, images, files } = content
    const known = new Set([...files.keys()].filter(isPicture))
    const unknown = images.filter(({ value }) => !known.has(value))
    const noPictures = unknown
      .filter(({ value }) => files.has(value))
      .map(({ value, pointer }) => ({ pointer, address: value, message: explainEnding(value) }))
    const pictures = unknown.filter(({ value }) => !files.has(value)).map((image) => ({ ...image, format: 'image' }))
    const others = ofFormat('file', 'animation', 'loop').flatMap(({ value, pointer, format }) =>
      typeof value === 'string' && !files.has(value) ? [{ value, pointer, format }] : [],
    )
    const lost = [...pictures, ...others]
    if (lost.length === 0) return noPictures
    const guessFile = createFileGuesser(content)
    const fits = createFit(content)
    const findFolder = createFolderSearch(
      lost.map(({ value }) => value),
      files,
    )
    const absent = lost.map((place) => {
      const { value, pointer, format } = place
      const [part, reason] = findLeftOut(files, value) ?? []
      const held = part && reason && explainHeld(part, reason, value)
      const [folder, words] = held ? [part, held] : (findFolder(value) ?? [])
      const isPrivate = isGuarded(holderOf(pointer), content)
      const guess = (address: string) =>
        guessFile(address, (file) => fits(place, file) && (isPrivate || !file.includes('{key}')))
      return {
        pointer,
        address: folder ?? value,
        ...(words ?? missing(value, content, isPrivate && format === 'file', guess)),
        cause: { kind: 'file', name: folder ?? value },
      }
    })
    return [...absent, ...noPictures]
  },
}
