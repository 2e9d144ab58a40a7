import { join, type Word } from './visible-words'

interface WordLink {
  href: string
  words: string
}

function linksIn(words: Word[]): WordLink[] {
  const links: { href: string; words: Word[] }[] = []
  let previous: Word | undefined
  for (const word of words) {
    if (word.link !== undefined && previous?.link === word.link) links.at(-1)?.words.push(word)
    else if (word.link !== undefined) links.push({ href: word.link, words: [word] })
    previous = word
  }
  return links.map(({ href, words }) => ({ href, words: join(words) }))
}

const countLinks = (words: Word[], href: string) => linksIn(words).filter((link) => link.href === href).length

/** Links to targets to which the other text has fewer. */
export const moreLinks = (part: Word[], text: Word[], other: Word[]): WordLink[] =>
  linksIn(part).filter(({ href }) => countLinks(text, href) > countLinks(other, href))
