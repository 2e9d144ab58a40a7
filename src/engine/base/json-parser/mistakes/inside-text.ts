import { explainBackslashes, isBackslashed, withForwardSlashes } from './backslash'
import { type Mistake, removeText, replaceText } from './mistake'

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const suspicious = /[\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}|(u)|([\s\S])|$)/g

const breaks = new Set(['\n', '\r', '\r\n'])

export function looselyRead(inner: string): string {
  if (isBackslashed(inner)) return withForwardSlashes(inner)
  const escapes: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }
  return inner.replace(/\\(?:u([0-9a-fA-F]{4})|([\s\S]))/g, (_, hex?: string, char = '') =>
    hex ? String.fromCharCode(Number.parseInt(hex, 16)) : (escapes[char] ?? char),
  )
}

function explainEscapes(text: string, found: { offset: number; char: string }[]): Mistake {
  const [{ offset, char }] = found as [{ offset: number; char: string }]
  if (char === 'u') {
    const message =
      'After \\u four digits or letters from a to f are needed, for example \\u00e9. Or type the character itself.'
    return { kind: 'other', message, offset, length: 2 }
  }
  if (/\\(?:rtf\d|ansi|par\b|pard|f\d|fs\d|cf\d|'(?:[89][\da-f]|[a-f]\d)(?!s))/.test(text)) {
    const message =
      'This text was pasted with the codes of a word processor (RTF). Take it out, and paste the words again without their formatting (Ctrl+Shift+V).'
    return { kind: 'other', message, offset, length: 2 }
  }
  const isSafe = found.every((item) => "'`’‘“”".includes(item.char))
  if (isSafe) {
    const message = `No backslash is needed before ${char}. Remove the backslash.`
    return { kind: 'other', message, offset, length: 2, fix: found.map((item) => removeText(item.offset, 1)) }
  }
  const shown =
    breaks.has(char) || char === ''
      ? 'A backslash at the end of a line does not continue the text.'
      : `\\${char} means nothing in a text.`
  const advice =
    text.includes(':\\') || /\w\\\w/.test(text) ? ' The address of a page or a file has / in it, not \\.' : ''
  const message = `${shown} For a backslash that visitors see, write \\\\; otherwise remove it.${advice}`
  return { kind: 'other', message, offset, length: 2 }
}

function explainControls(found: { offset: number; char: string }[], isName: boolean): Mistake[] {
  const escapes: Record<string, string> = { '\t': '\\t', '\n': '\\n', '\r': '\\n', '\r\n': '\\n' }
  const report = (items: typeof found, message: string): Mistake[] => {
    const [first] = items
    if (!first) return []
    const fix = items.map(({ offset, char }) =>
      replaceText(offset, char.length, isName && char === '\t' ? '' : (escapes[char] ?? '')),
    )
    const isSafe = items.every(({ char }) => char in escapes)
    return [{ kind: 'other', message, offset: first.offset, length: first.char.length, fix: isSafe ? fix : undefined }]
  }
  const [odd] = found.filter(({ char }) => !(char in escapes))
  const sign = odd?.char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
  return [
    ...report(
      found.filter(({ char }) => char === '\t'),
      isName
        ? 'A tab key was pressed inside this field name. Take the gap out.'
        : 'A tab key was pressed inside this text. Write a space, or \\t for a tab.',
    ),
    ...report(
      found.filter(({ char }) => breaks.has(char)),
      'A text must be on one line. Write \\n where the line breaks here, or close the text with a double quote before the end of the line.',
    ),
    ...report(
      found.filter(({ char }) => !(char in escapes)),
      `There is an invisible control character (U+${sign}) in this text. Delete it: put the cursor after it and press the backspace key once.`,
    ),
  ]
}

export function inspectText(text: string, start: number, end: number, isName = false): Mistake[] {
  const inner = text.slice(start, end)
  const backslashes = explainBackslashes(inner, start)
  if (backslashes) return [backslashes]
  const escapes: { offset: number; char: string }[] = []
  const controls: { offset: number; char: string }[] = []
  for (const match of inner.matchAll(suspicious)) {
    const [found, badUnicode, badEscape] = match
    const offset = start + match.index
    if (!found.startsWith('\\')) {
      const before = controls.at(-1)
      if (found === '\n' && before?.char === '\r' && before.offset === offset - 1) before.char = '\r\n'
      else controls.push({ offset, char: found })
    } else if (badUnicode ?? badEscape ?? (found === '\\' ? '' : undefined)) {
      escapes.push({ offset, char: (badUnicode ?? badEscape) as string })
    }
  }
  return [...(escapes.length > 0 ? [explainEscapes(inner, escapes)] : []), ...explainControls(controls, isName)]
}
