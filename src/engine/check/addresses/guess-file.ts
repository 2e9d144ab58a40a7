import { createAddressGuesser, type Guess } from '../../text/nearest'
import type { Content } from '../content/content'
import { addTo } from '../content/groups'
import { usedFiles } from '../rules/unused-file'

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/') + 1)
const withoutEnding = (file: string): string => file.replace(/\.[^./]*$/, '')
const wordsOf = (file: string): string[] =>
  withoutEnding(file.slice(folderOf(file).length))
    .toLowerCase()
    .split(/[\s_-]/)
    .filter((word) => word.length > 2)

/**
 * Returns a function that guesses the file that a wrong address means: the same name with another ending, a name that is near, or
 * a file that nothing uses, in the same folder and with a word in common. A file that is used elsewhere is proposed only
 * where the address is a slip of its name: it would be somebody else's portrait.
 */
export function createFileGuesser(content: Content): (address: string) => Guess | undefined {
  const { files } = content
  const guessNear = createAddressGuesser(() => files.keys())
  let used: Set<unknown> | undefined
  let byStem: Map<string, string[]> | undefined

  const findOtherEnding = (address: string): Guess | undefined => {
    if (!byStem) {
      byStem = new Map()
      for (const file of files.keys()) addTo(byStem, withoutEnding(file), file)
    }
    const [only, ...others] = byStem.get(withoutEnding(address)) ?? []
    return only !== undefined && others.length === 0 ? { name: only, isSure: false } : undefined
  }
  const isUsed = (file: string) => {
    used ??= usedFiles(content)
    return used.has(file)
  }
  const findLeftOver = (address: string): Guess | undefined => {
    const words = wordsOf(address)
    const alike = [...files.keys()].filter(
      (file) =>
        folderOf(file) === folderOf(address) && !isUsed(file) && wordsOf(file).some((word) => words.includes(word)),
    )
    return alike.length === 1 && alike[0] ? { name: alike[0], isSure: false } : undefined
  }
  return (address) => {
    const near = findOtherEnding(address) ?? guessNear(address)
    if (near && (near.isSure || withoutEnding(near.name) === withoutEnding(address) || !isUsed(near.name))) return near
    return findLeftOver(address)
  }
}
