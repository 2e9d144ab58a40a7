/** Letters that are no others with a sign above or below them. */
const spelledOut: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
}

/** A longer name is cut. */
const longestName = 60

/**
 * Returns the name under which a file is published: lower-case letters of English, digits and hyphens, so that it can be
 * read, typed and linked everywhere. "Küche (3).JPG" -> "kuche-3".
 */
export function readableName(name: string, ending: string, fallback: string): string {
  const stem = name
    .replace(/^.*[/\\]/s, '')
    .replace(/\.[^.]*$/s, '')
    .slice(0, 4 * longestName)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ßæœøđðłþ]/g, (letter) => spelledOut[letter] ?? '')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestName)
    .replace(/^-|-$/g, '')
  return `${stem || fallback}.${ending}`
}

/** Returns a name in a folder that no file has: "/images/fox.jpg", "/images/fox-2.jpg". Letter case counts for nothing. */
export function freeAddress(folder: string, name: string, isTaken: (address: string) => boolean): string {
  const dot = name.lastIndexOf('.')
  const [stem, ending] = [name.slice(0, dot), name.slice(dot)]
  let address = `${folder}/${name}`
  for (let number = 2; isTaken(address.toLowerCase()); number++) address = `${folder}/${stem}-${number}${ending}`
  return address
}
