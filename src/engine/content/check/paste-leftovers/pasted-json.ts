import type { Verdict } from './verdict'

/** Any JSON with a name and a value. */
const json = /[{,]\s*"[\w$-]{1,40}"\s*:/

/** The start of a block or page: its field tells it from an example that visitors are to read. */
const ownJson = /\{\s*(?:"[\w$-]{1,40}"\s*:\s*"[^"]{0,200}"\s*,\s*){0,3}"(?:type|html|blocks|path|href|src)"\s*:/

export const holdsJson = (text: string): boolean => json.test(text)

export const holdsOwnJson = (text: string): boolean => ownJson.test(text)

export function checkPastedJson(text: string): Verdict {
  const [found] = text.match(ownJson) ?? []
  if (found === undefined) return undefined
  return {
    message: `Visitors would read ${found.trim()} … as it stands: a part of a pages.json was pasted into this text. Take it out. A block belongs in the "blocks" of the page, beside the others.`,
  }
}
