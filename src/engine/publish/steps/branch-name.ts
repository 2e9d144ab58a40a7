import { slugOf } from '../../text/slug'

const longest = 50

/** Returns words as the name of a branch: "Größere Öffnungszeiten!" -> "grossere-offnungszeiten". */
export function branchName(words: string): string {
  let name = ''
  for (const part of slugOf(words).split('-')) {
    const longer = name === '' ? part.slice(0, longest) : `${name}-${part}`
    if (longer.length > longest) break
    name = longer
  }
  return name || 'site-change'
}

/** Returns a name that no branch has yet: "about", then "about-2". A branch "about/team" leaves no room for "about". */
export function freeBranchName(name: string, taken: readonly string[]): string {
  const used = taken.map((one) => one.toLowerCase())
  const isTaken = (one: string) => used.some((other) => other === one || other.startsWith(`${one}/`))
  let free = name
  for (let number = 2; isTaken(free); number++) free = `${name}-${number}`
  return free
}
