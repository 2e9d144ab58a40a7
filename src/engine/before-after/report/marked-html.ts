import { escapeHtml } from '../../site-build/pages/document'
import { readMarkedWords } from '../../text/marked-words'

const elements = { plain: undefined, code: 'code', strong: 'strong', emphasis: 'em' } as const

export const markedHtml = (line: string): string =>
  readMarkedWords(line)
    .map(({ text, kind }) => {
      const element = elements[kind]
      return element ? `<${element}>${escapeHtml(text)}</${element}>` : escapeHtml(text)
    })
    .join('')
