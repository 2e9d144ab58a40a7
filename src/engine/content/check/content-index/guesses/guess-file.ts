import { lazy } from '../../../../base/shared-types/lazy'
import { addTo } from '../../../../base/shared-types/maps'
import { createAddressGuesser, type Guess } from '../../../../base/text/nearest'
import type { Content } from '../content'
import { usedFiles } from './used-files'

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/') + 1)
const nameOf = (file: string): string => file.slice(folderOf(file).length)
const withoutEnding = (file: string): string => file.replace(/\.[^./]*$/, '')
const wordsOf = (file: string): string[] =>
  withoutEnding(file.slice(folderOf(file).length))
    .toLowerCase()
    .split(/[\s_-]/)
    .filter((word) => word.length > 2)

/** The only file with a name: "/guide.pdf" -> "/guides/guide.pdf". */
export function onlyFileCalled(name: string, files: ReadonlyMap<string, unknown>): string | undefined {
  const [only, ...others] = [...files.keys()].filter((file) => file.endsWith(name))
  return others.length === 0 ? only : undefined
}

/**
 * Guesses the meant file: the same name in another folder or with another ending, a similar name, or an unused file of
 * the folder with a word in common. Used files are suggested only for misspellings: others could be another person's
 * portrait.
 */
export function createFileGuesser(
  content: Content,
): (address: string, fits?: (file: string) => boolean) => Guess | undefined {
  const { files } = content
  const guessNear = createAddressGuesser(() => files.keys())
  const groupBy = (keyOf: (file: string) => string) =>
    lazy(() => {
      const groups = new Map<string, string[]>()
      for (const file of files.keys()) addTo(groups, keyOf(file), file)
      return groups
    })
  const used = lazy(() => usedFiles(content))
  const byStem = groupBy(withoutEnding)
  const byName = groupBy(nameOf)

  const findOtherEnding = (address: string): Guess | undefined => {
    const [only, ...others] = byStem().get(withoutEnding(address)) ?? []
    return only !== undefined && others.length === 0 ? { name: only, isSure: false } : undefined
  }
  const isUsed = (file: string) => used().has(file)
  const findLeftOver = (address: string): Guess | undefined => {
    const words = wordsOf(address)
    const alike = [...files.keys()].filter(
      (file) =>
        folderOf(file) === folderOf(address) && !isUsed(file) && wordsOf(file).some((word) => words.includes(word)),
    )
    return alike.length === 1 && alike[0] ? { name: alike[0], isSure: false } : undefined
  }
  const findOtherFolder = (address: string): Guess | undefined => {
    const [only, ...others] = byName().get(nameOf(address)) ?? []
    const isAlone = only !== undefined && others.length === 0
    return isAlone && (!isUsed(only) || !hasFolder(folderOf(address))) ? { name: only, isSure: false } : undefined
  }
  const hasFolder = (folder: string) => [...files.keys()].some((file) => file.startsWith(folder))
  return (address, fits = () => true) => {
    const found = guessAny(address)
    return found && fits(found.name) ? found : undefined
  }

  function guessAny(address: string): Guess | undefined {
    // "<img src='/images/fox.svg'>", "![fox](/images/fox.svg)", "url(/images/fox.svg)"
    const inside = address.match(/\/[^\s"'()<>,]+/g)?.find((part) => part !== address && files.has(part))
    if (inside !== undefined) return { name: inside, isSure: false }
    const near = findOtherFolder(address) ?? findOtherEnding(address) ?? guessNear(address)
    if (
      near &&
      (near.isSure ||
        nameOf(near.name) === nameOf(address) ||
        withoutEnding(near.name) === withoutEnding(address) ||
        !isUsed(near.name))
    )
      return near
    return findLeftOver(address)
  }
}
