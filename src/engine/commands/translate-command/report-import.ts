import { plural } from '../../base/text/numbers'
import type { Imported } from './import-texts'

export function reportImport({ text, written, refused, open, seen }: Imported) {
  const lines = [
    `${plural(written, 'text')} written.`,
    ...(open > 0 ? [`${plural(open, 'text')} ${open === 1 ? 'is' : 'are'} not translated in the file yet.`] : []),
    ...(seen.length > 0 ? [`Up to date: ${seen.join(', ')}.`] : []),
    ...(refused.length > 0
      ? [
          '',
          `${plural(refused.length, 'text')} refused, and left as before:`,
          ...refused.map(({ place, reason }) => `  ${place}: ${reason}`),
        ]
      : []),
  ]
  return { text, message: lines.join('\n'), hasRefused: refused.length > 0 }
}
