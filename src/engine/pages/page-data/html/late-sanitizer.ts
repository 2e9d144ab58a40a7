import { createSanitizer, type Sanitize } from './sanitizer'

/** A sanitiser whose parser is loaded before the first text that is not plain. */
export function lateSanitizer(load: () => Promise<Sanitize>) {
  let purify: Sanitize = () => {
    throw new Error('A rich text is not plain, and the parser was not loaded.')
  }
  return {
    sanitize: createSanitizer((html) => (html.includes('<') ? purify(html) : html)),
    async loadParser(): Promise<void> {
      purify = await load()
    },
  }
}
