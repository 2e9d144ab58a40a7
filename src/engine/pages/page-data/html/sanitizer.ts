import { isPlainHtml } from './plain-html'

export type Sanitize = (html: string) => string

export function createSanitizer(clean: Sanitize): Sanitize {
  const done = new Map<string, string>()
  return (html) => {
    if (isPlainHtml(html)) return html
    const known = done.get(html)
    if (known !== undefined) return known
    const cleaned = clean(html)
    done.set(html, cleaned)
    return cleaned
  }
}
