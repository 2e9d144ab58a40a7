const languageMark = '@'

/** "visit@de" -> ["visit", "de"] */
export function splitSharedName(name: string): [name: string, language?: string] {
  const at = name.indexOf(languageMark)
  return at === -1 ? [name] : [name.slice(0, at), name.slice(at + 1)]
}

/** The name of a shared block as pages of a language show it: "visit@de" where there is one. */
export function sharedNameIn(language: string, name: string, shared: object | undefined): string {
  const translated = `${name}${languageMark}${language}`
  return Object.hasOwn(shared ?? {}, translated) ? translated : name
}
