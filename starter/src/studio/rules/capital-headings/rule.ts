import type { Finding, PageRule } from 'schema-pages/check/rule'

/** Two words of capitals are enough: "BBC" and "NASA" are names. */
const isShouted = (text: string): boolean => /\p{Lu}{2}.*\s.*\p{Lu}{2}/u.test(text) && text === text.toUpperCase()

export const capitalHeadings: PageRule = {
  code: 'capital-headings',
  severity: 'warning',
  scope: 'page',
  check: (content) =>
    content.pages.flatMap((page) =>
      content.headingsOf(page).flatMap(({ pointer }): Finding[] => {
        const text = content.valueAt(pointer)
        if (typeof text !== 'string' || !isShouted(text)) return []
        return [
          { pointer, message: 'This heading is written in capitals. Write it as a sentence: it is easier to read.' },
        ]
      }),
    ),
}
