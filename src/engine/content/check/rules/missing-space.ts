import { replaceTags } from '../../../base/text/tags'
import type { TextRule } from '../findings/rule'

/** Letters of scripts with spaces between words. */
const letter = "[\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}’']"

/**
 * Two words joined by a full stop or comma: "NHS.We", "first,second". Short words are abbreviations: St.Gallen,
 * z.B.Wir.
 */
const joined = new RegExp(
  `(?<![^\\s(“„"«‘])(${letter}{3,40}[”"’)»]?)([.!?]|,)(?=(\\p{Lu}${letter}{0,40}|(?<=,)${letter}{2,40})(?:[\\s;:!?…)”"’»]|[,.](?:\\s|$)|$))`,
  'gu',
)

/** Endings of names with a dot, in any letter case: Node.js, Booking.com. */
const endings =
  /^(?:net|com|org|io|ai|js|ts|tv|fm|me|app|dev|info|biz|studio|design|art|film|shop|co|uk|de|at|ch|fr|eu|es|it|nl|pl|gr|ie|us|ca)$/i

/** German titles in a row: Prof.Dr. */
const titles = /^(?:prof|dipl|univ|mag)$/i

/** Inline tags; all others separate words. */
const withinWords = /^<\/?(?:a|abbr|b|cite|em|i|strong|sub|sup)\b/i

const isMeant = (before: string, sign: string, after: string): boolean =>
  (sign === ',' || !/\p{Lu}.*\p{Lu}/u.test(after)) &&
  (sign === ',' || after.length > 1 || after === 'I' || after === 'A') &&
  !(sign === '.' && (endings.test(after) || titles.test(before)))

export const missingSpace: TextRule = {
  code: 'missing-space',
  severity: 'warning',
  scope: 'text',
  check: (text) => {
    // A single word is a name: Big.Idea.
    if (!/[.,!?][^\s\d]/.test(text) || !/\p{L}\s+\S/u.test(text)) return undefined
    const words = text.includes('<') ? replaceTags(text, (tag) => (withinWords.test(tag) ? '' : '\n')) : text
    const [first] = [...words.matchAll(joined)].filter(([, before = '', sign = '', after = '']) =>
      isMeant(before, sign, after),
    )
    if (!first) return undefined
    const [start, before = '', sign = '', after = ''] = first
    const written = before + sign + after
    const suggestion = text.includes(written) ? text.replace(written, `${start} ${after}`) : undefined
    return {
      message: `A space is missing in "${written}". Write "${start} ${after}".`,
      ...(suggestion !== undefined && { suggestion }),
    }
  },
}
