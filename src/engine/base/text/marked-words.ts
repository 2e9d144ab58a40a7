export interface MarkedWords {
  text: string
  kind: 'plain' | 'code' | 'strong' | 'emphasis'
}

const entities: Record<string, string> = { amp: '&', lt: '<', '#64': '@' }

const marks = /`([^`]*)`|(\*\*?)|\\(.)|&(amp|lt|#64);|(\[)|(\]\([^\s()]*\))/g

/** A link becomes its words. */
export function readMarkedWords(line: string): MarkedWords[] {
  const words: MarkedWords[] = []
  let kind: MarkedWords['kind'] = 'plain'
  const add = (text: string, is = kind) => {
    const last = words.at(-1)
    if (last?.kind === is && is !== 'code') last.text += text
    else if (text !== '') words.push({ text, kind: is })
  }
  let end = 0
  for (const { 0: mark, 1: code, 2: stars, 3: escaped, 4: entity, index } of line.matchAll(marks)) {
    add(line.slice(end, index))
    end = index + mark.length
    if (code !== undefined) add(code, 'code')
    else if (stars !== undefined) {
      const marked = stars === '**' ? 'strong' : 'emphasis'
      kind = kind === marked ? 'plain' : marked
    } else if (escaped !== undefined) add(escaped)
    else if (entity !== undefined) add(entities[entity] ?? mark)
  }
  add(line.slice(end))
  return words
}

export const plainMarkedWords = (line: string): string =>
  readMarkedWords(line)
    .map(({ text }) => text)
    .join('')
