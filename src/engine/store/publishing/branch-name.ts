import { slugOf } from '../../text/language/slug'

const maxLength = 50

/** "Größere Öffnungszeiten!" -> "grossere-offnungszeiten". */
export function branchName(words: string): string {
  let name = ''
  for (const part of slugOf(words).split('-')) {
    const longer = name === '' ? part.slice(0, maxLength) : `${name}-${part}`
    if (longer.length > maxLength) break
    name = longer
  }
  return name || 'site-change'
}

/** Returns "about", then "about-2". A branch "about/team" excludes "about". */
export function freeBranchName(name: string, taken: readonly string[]): string {
  const used = taken.map((one) => one.toLowerCase())
  const isTaken = (one: string) => used.some((other) => other === one || other.startsWith(`${one}/`))
  let free = name
  for (let number = 2; isTaken(free); number++) free = `${name}-${number}`
  return free
}
