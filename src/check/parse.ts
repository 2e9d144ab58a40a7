import { type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'

/** A mistake in the JSON itself, with its place as an offset into the text. */
export interface SyntaxMistake {
  message: string
  offset: number
}

/** What an author reads, by the name that jsonc-parser gives a mistake. */
const words: Record<string, string> = {
  InvalidSymbol: 'This word is not JSON. Put text between straight double quotes: "like this".',
  InvalidNumberFormat:
    'This number is not written as JSON wants it. Write it with digits and a point, for example 12.5.',
  PropertyNameExpected: 'A field name between double quotes is missing here. Is there a comma too many before it?',
  ValueExpected: 'A value is missing here. Is there a comma too many before it?',
  ColonExpected: 'A colon is missing here, between the field name and its value.',
  CommaExpected: 'A comma is missing before this. Put one after the value above.',
  CloseBraceExpected: 'A closing brace } is missing.',
  CloseBracketExpected: 'A closing bracket ] is missing.',
  EndOfFileExpected: 'There is something after the end of the content. Is there a closing brace too many above?',
  InvalidCommentToken: 'Comments are not allowed in this file. Remove it.',
  UnexpectedEndOfComment: 'Comments are not allowed in this file. Remove it.',
  UnexpectedEndOfString: 'This text is not closed. Put a double quote " at its end.',
  UnexpectedEndOfNumber: 'This number is not complete.',
  InvalidUnicode: 'After \\u four digits or letters from a to f are needed, for example \\u00e9.',
  InvalidEscapeCharacter: 'A backslash here needs another one: write \\\\ for \\.',
  InvalidCharacter: 'There is a line break or a tab inside this text. Close the text on its line, or write \\n.',
}

/** The first mistake in a text that JSON.parse has refused. */
function firstMistake(text: string): SyntaxMistake {
  const errors: ParseError[] = []
  try {
    parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  } catch (error) {
    // jsonc-parser calls itself for every bracket and runs out of stack on thousands of them.
    if (!(error instanceof RangeError)) throw error
    return { message: 'The brackets are nested too deeply to be read.', offset: 0 }
  }
  const [first] = errors
  if (!first) return { message: 'This file is not JSON.', offset: 0 }
  return { message: words[printParseErrorCode(first.error)] ?? 'This is not JSON.', offset: first.offset }
}

/** Reads a JSON text: its value, or the first mistake in it. A byte-order mark at the start is passed over. */
export function parseContent(text: string): { value: unknown } | { mistake: SyntaxMistake } {
  const body = text.startsWith('\uFEFF') ? text.slice(1) : text
  if (body.trim() === '') {
    return { mistake: { message: 'The file is empty. Start with { "site": { … }, "pages": [ … ] }.', offset: 0 } }
  }
  try {
    return { value: JSON.parse(body) }
  } catch {
    const mistake = firstMistake(body)
    return { mistake: { ...mistake, offset: mistake.offset + text.length - body.length } }
  }
}
