import type { TextRule } from '../findings/rule'

const candidate = /[A-Za-z0-9+_-]{32,}={0,2}/g

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Bits per character: 4 for even hex digits, less for words. */
function entropyOf(text: string): number {
  const counts = new Map<string, number>()
  for (const sign of text) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  return [...counts.values()].reduce((sum, count) => sum - (count / text.length) * Math.log2(count / text.length), 0)
}

/** Hex digits, or letters and digits without order. */
function looksRandom(token: string): boolean {
  if (uuid.test(token)) return false
  if (/^[0-9a-f]+$/i.test(token)) return /\d/.test(token) && /[a-f]/i.test(token) && entropyOf(token) > 3
  const longest = token.split(/[-_+]/).reduce((most, { length }) => Math.max(most, length), 0)
  const digits = token.replace(/\D/g, '').length
  return longest >= 16 && digits >= 4 && /[a-z]/i.test(token) && entropyOf(token) > 3.7
}

/** "?api_key=". */
function isOfSecretParameter(text: string, start: number): boolean {
  let at = start - 1
  while (/[\w-]/.test(text[at - 1] ?? '')) at--
  const isParameter = text[start - 1] === '=' && /[?&]/.test(text[at - 1] ?? '')
  return isParameter && /key|token|secret|password|passwd|pwd/i.test(text.slice(at, start))
}

function isHarmless(text: string, first: number, start: number, end: number): boolean {
  const before = text.slice(first, start)
  const isForeign = /^https?:\/\//i.test(before)
  if (isForeign) return !isOfSecretParameter(text, start)
  return before.startsWith('/') && /^\.[a-z0-9]{2,5}(?![\w/])/i.test(text.slice(end))
}

/** A fast first test: 32 characters without a space. */
function hasLongRun(text: string): boolean {
  for (let start = 0; start + 32 <= text.length; ) {
    const space = text.lastIndexOf(' ', start + 31)
    if (space < start) return true
    start = space + 1
  }
  return false
}

export const secret: TextRule = {
  code: 'secret',
  severity: 'warning',
  scope: 'text',
  check: (text, _isRich, { keyVariable }, pointer) => {
    if (!hasLongRun(text)) return undefined
    let first = 0
    let at = 0
    for (const { 0: token, index } of text.matchAll(candidate)) {
      for (; at < index; at++) if (/[\s"'<>]/.test(text[at] as string)) first = at + 1
      if (!looksRandom(token) || isHarmless(text, first, index, index + token.length)) continue
      // The codes of services are public: they are in the head of the home page.
      if (pointer().startsWith('/site/verification/')) return undefined
      const message = `"${token.slice(0, 4)}…" looks like a secret key, and everybody can read what stands in this file. Take it out: the key belongs into the environment variable ${keyVariable}, and on a guarded page {key} stands for it. Then make a new one, because this one is known.`
      return { message }
    }
    return undefined
  },
}
