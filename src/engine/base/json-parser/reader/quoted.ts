import { inspectText, looselyRead } from '../mistakes/inside-text'
import { insertText, type Mistake, removeText, replaceText } from '../mistakes/mistake'
import { charCode, closersOf, endsWell, isNewline, lineEnd, lookAhead } from './characters'

export interface TextReading {
  end: number
  value?: string
  mistakes: Mistake[]
}

const what: Record<string, string> = { "'": 'single quotes', '`': 'backticks', '´': 'accents' }

function endOfQuoted(text: string, start: number, closers: string, inObject: boolean): number | undefined {
  const isTemplate = text[start] === '`'
  const bound = Math.min(text.length, start + lookAhead)
  for (let at = start + 1; at < bound; at++) {
    if (isNewline(text.charCodeAt(at)) && !isTemplate) return undefined
    if (text.charCodeAt(at) === charCode.backslash) at++
    else if (closers.includes(text[at] as string) && (endsWell(text, at + 1, inObject) || text[at + 1] === '='))
      return at + 1
  }
  return undefined
}

function straighten(text: string, start: number, end: number) {
  const inside = [...text.slice(start + 1, end - 1).matchAll(/\\[\s\S]|"/g)].flatMap(({ 0: found, index }) => {
    const offset = start + 1 + index
    if (found === '"') return [insertText(offset, '\\')]
    return /^\\['`’‘“”]$/.test(found) ? [removeText(offset, 1)] : []
  })
  return [replaceText(start, 1, '"'), ...inside, ...(text[end - 1] === '"' ? [] : [replaceText(end - 1, 1, '"')])]
}

export function readQuoted(text: string, start: number, inObject: boolean): TextReading {
  const open = text[start] as string
  const end = endOfQuoted(text, start, closersOf(open) ?? '', inObject)
  if (end === undefined) {
    const stop = start + text.slice(start, lineEnd(text, start)).trimEnd().replace(/,$/, '').trimEnd().length
    const message = 'This text is not closed. Put it between straight double quotes: one " before it and one after it.'
    const value = looselyRead(text.slice(start + 1, stop))
    return {
      end: Math.max(stop, start + 1),
      value,
      mistakes: [{ kind: 'other', message, offset: start, length: Math.max(1, stop - start), isOpenText: true }],
    }
  }
  const inner = text.slice(start + 1, end - 1)
  const message = `Use straight double quotes around texts and field names, "like this", instead of ${what[open] ?? 'curly quotes'}.`
  const breaks = inspectText(text, start + 1, end - 1).flatMap(({ fix }) => fix ?? [])
  const inside = breaks.filter((edit) => edit.length > 0 && edit.text !== '')
  const mistake: Mistake = {
    kind: 'quotes',
    message,
    suggestion: JSON.stringify(looselyRead(inner)),
    offset: start,
    length: end - start,
    fix: [...straighten(text, start, end), ...inside].sort((a, b) => a.offset - b.offset),
  }
  const unsafe = inspectText(text, start + 1, end - 1).some(({ fix }) => !fix)
  return { end, value: looselyRead(inner), mistakes: [unsafe ? { ...mistake, fix: undefined } : mistake] }
}
