import { causeOf } from '../causes'
import type { Draft, PublicFiles } from '../content'
import { guess } from '../nearest'
import type { Rule } from '.'

/** How the files of pictures end. */
export const pictureEndings = ['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif', 'gif']

const endingOf = (address: string) => address.slice(address.lastIndexOf('.') + 1).toLowerCase()

type Missing = Pick<Draft, 'message' | 'suggestion' | 'replacement' | 'replaces'>

function missing(address: string, files: PublicFiles): Missing {
  if (!address.startsWith('/')) {
    const rooted = `/${address.replace(/^(\.?\/)?(public\/)?/, '')}`
    const suggestion = files.has(rooted) ? rooted : guess(rooted, files.keys())?.name
    return {
      message: `"${address}" is not a file of the public folder. ${suggestion ? `Did you mean "${suggestion}"?` : 'Start with a slash, for example "/images/home.svg".'}`,
      suggestion,
      ...(files.has(rooted) && { replacement: rooted, replaces: address }),
    }
  }
  const sameLetters = [...files.keys()].find((name) => name.toLowerCase() === address.toLowerCase())
  if (sameLetters) {
    return {
      message: `There is no file "${address}". Upper and lower case matter: write "${sameLetters}".`,
      suggestion: sameLetters,
      replacement: sameLetters,
      replaces: address,
    }
  }
  const meant = guess(address, files.keys())
  const suggestion = meant?.name
  return {
    message: `There is no file "${address}" in the public folder. ${suggestion ? `Did you mean "${suggestion}"?` : 'Put the file there, or name another one.'}`,
    suggestion,
    ...(meant?.isSure && { replacement: suggestion, replaces: address }),
  }
}

/** Every file that the content names is in public/, with exactly this letter case; a picture's file is a picture. */
export const fileExists: Rule = ({ ofFormat, images, files }) => {
  const others = ofFormat('file', 'animation').flatMap(({ value, pointer }) =>
    typeof value === 'string' ? [{ value, pointer }] : [],
  )
  const absent = [...images, ...others]
    .filter(({ value }) => !files.has(value))
    .map(({ value, pointer }) => ({
      rule: 'file-exists',
      pointer,
      ...missing(value, files),
      cause: causeOf('file', value),
    }))
  const noPictures = images
    .filter(({ value }) => files.has(value) && !pictureEndings.includes(endingOf(value)))
    .map(({ value, pointer }) => ({
      rule: 'file-exists',
      pointer,
      message: `"${value}" is not a picture. Name a file that ends in .svg, .png, .jpg, .webp or .avif.`,
    }))
  return [...absent, ...noPictures]
}
