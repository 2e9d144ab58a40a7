const known = new Map<string, Intl.DisplayNames>()

/** Making them takes milliseconds. */
function namesIn(language: string): Intl.DisplayNames {
  const names =
    known.get(language) ?? new Intl.DisplayNames([language], { type: 'language', languageDisplay: 'standard' })
  known.set(language, names)
  return names
}

/** An unknown tag is its own name: authors may still be typing it. */
function nameIn(inLanguage: string, language: string): string {
  try {
    const name = namesIn(inLanguage).of(language)
    const words = name ?? language
    // The capital letters of Georgian are for whole words.
    return words.replace(/^\P{Script=Georgian}/u, (first) => first.toLocaleUpperCase(inLanguage))
  } catch {
    return language
  }
}

export const baseOf = (language: string): string => language.split('-')[0] ?? language

/**
 * Each in itself or all in one, with the country only between two of one name: "English", "Português", "Português
 * (Brasil)".
 */
export function languageNames(languages: readonly string[], inLanguage?: string): Map<string, string> {
  const isAlone = (language: string) => languages.filter((other) => baseOf(other) === baseOf(language)).length === 1
  const nameOf = (language: string) => nameIn(inLanguage ?? language, isAlone(language) ? baseOf(language) : language)
  return new Map(languages.map((language) => [language, nameOf(language)]))
}

const common = 'ar cs da de el en es fi fr he hu it ja ko nb nl pl pt ro ru sv tr uk zh'.split(' ')

/** "Deutsch", "german" -> "de". */
export const languageCalled = (name: string): string | undefined =>
  common.find((tag) => [nameIn(tag, tag), nameIn('en', tag)].some((one) => one.toLowerCase() === name.toLowerCase()))
