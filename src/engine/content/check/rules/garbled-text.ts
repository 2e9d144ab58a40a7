import { findGarbled, readGarbled } from '../../../base/text/garbled'
import type { TextRule } from '../findings/rule'

export const garbledText: TextRule = {
  code: 'garbled-text',
  severity: 'warning',
  scope: 'text',
  check: (text) => {
    const signs = findGarbled(text)
    if (signs === undefined) return undefined
    const what = `"${signs}" is what is left of an accent or a quotation mark that was copied from another program.`
    const meant = readGarbled(text)
    if (meant === undefined) return { message: `${what} Write the sign anew, and save the file as UTF-8.` }
    const sign = readGarbled(signs) ?? ''
    const shown = sign === '\u00a0' ? 'a space' : `"${sign}"`
    return {
      message: `"${signs}" is what is left of ${shown} after a copy from another program. Write ${shown}, and save the file as UTF-8.`,
      suggestion: meant,
      replacement: meant,
    }
  },
}
