const languageMark = '@'

/** "visit@de" -> ["visit", "de"] */
export function splitSharedName(name: string): [name: string, language?: string] {
  const at = name.indexOf(languageMark)
  return at === -1 ? [name] : [name.slice(0, at), name.slice(at + 1)]
}

/** "visit" -> "visit@de" */
export const sharedNameFor = (language: string, name: string): string => `${name}${languageMark}${language}`

/** As pages of a language show it: "visit@de" where there is one. */
export function sharedNameIn(language: string, name: string, shared: object | undefined): string {
  const translated = sharedNameFor(language, name)
  return Object.hasOwn(shared ?? {}, translated) ? translated : name
}

/** By the names that pages use. */
export function sharedForLanguage<Block>(language: string, shared: Record<string, Block> = {}): Record<string, Block> {
  const names = new Set(Object.keys(shared).map((name) => splitSharedName(name)[0]))
  const shownBlocks = Array.from(names, (name) => [name, shared[sharedNameIn(language, name, shared)]] as const)
  return Object.fromEntries(shownBlocks.filter((pair): pair is [string, Block] => pair[1] !== undefined))
}

/** The identifier of a form in a translation: "enquiry-de" */
export const formIdIn = (language: string, id: string): string => `${id}-${language.toLowerCase()}`
