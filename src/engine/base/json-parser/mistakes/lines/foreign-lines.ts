import { type Mistake, removeText } from '../mistake'

/** Replaces text by blanks, so that what follows keeps its place. */
const blank = (text: string): string => text.replace(/[^\r\n]/g, ' ')

interface Kind {
  /** Lines that are no JSON, with their line ends. */
  lines: RegExp
  message: string
  fix?(found: string, offset: number): Mistake['fix']
}

const removed: Kind['fix'] = (found, offset) => [removeText(offset, found.length)]

const kinds: Kind[] = [
  {
    lines: /^[ \t]*<think(?:ing)?>[^{}<]*(?:<(?!\/?think)[^{}<]*)*<\/think(?:ing)?>[ \t]*(?:\r?\n|$)/gm,
    message: 'This is what a chat program thought before its answer, no part of the content. Remove it.',
    fix: removed,
  },
  {
    lines: /^[ \t]*\[(?:to be )?continue[sd]?\b[^[\]{}"\r\n]{0,80}\][ \t]*(?:\r?\n|$)/gim,
    message:
      'A chat program has stopped here, and its next answer has the rest. Put that in the place of this line: without it, a part of the content is missing.',
  },
  {
    // A list of YAML begins with "- name: value" and goes on in deeper lines.
    lines:
      /^[ \t]*- [\w-]+:(?![^\r\n]*[,{}][ \t]*$)[^\r\n]*\r?\n(?:[ \t]+(?:- )?(?:[\w-]+:(?![^\r\n]*[,{}][ \t]*$)[^\r\n]*|- [^"{}[\]\r\n]*)(?:\r?\n|$))*/gm,
    message:
      'This part is written in YAML, and the file is JSON. Write it as the parts around it: { } around its fields, names and texts between double quotes, commas between them.',
  },
  {
    lines: /^[ \t]*"[^"\r\n]*"(?:(?:;|\t+)"[^"\r\n]*"){2,}[;,]?[ \t]*(?:\r?\n|$)/gm,
    message:
      'This is a row of a spreadsheet, and not written as the lines around it are. Put each of its values into a field or an item of a list.',
  },
]

const diffLine =
  /^(?:diff --git |index [\da-f]+\.\.|--- |\+\+\+ |@@ )[^\r\n]*(?:\r?\n|$)|^([-+])[ \t]*(?=["{}[\]])[^\r\n]*(?:\r?\n|$)/gm

/** A pasted diff: the lines with + are the newer ones. */
function blankDiff(text: string): { text: string; mistakes: Mistake[] } {
  const diffLines = [...text.matchAll(diffLine)]
  const [first] = diffLines
  if (!first || !diffLines.some(([line, sign]) => sign === '+' || line.startsWith('@@'))) return { text, mistakes: [] }
  const fix = diffLines.map(({ 0: line, 1: sign, index }) => removeText(index, sign === '+' ? 1 : line.length))
  const message =
    'This was copied from a comparison of two versions. Remove each line that begins with "-" or "@@", and the "+" before the others.'
  return {
    text: text.replace(diffLine, (line, sign?: string) => (sign === '+' ? ` ${line.slice(1)}` : blank(line))),
    mistakes: [{ kind: 'other', message, offset: first.index, length: 1, fix }],
  }
}

export function blankForeignLines(text: string): { text: string; mistakes: Mistake[] } {
  const mistakes: Mistake[] = []
  let rest = text
  for (const { lines, message, fix } of kinds)
    rest = rest.replace(lines, (found: string, offset: number) => {
      const length = found.trim().split(/\r?\n/, 1)[0]?.length ?? 1
      const start = offset + found.search(/\S/)
      mistakes.push({ kind: 'other', message, offset: start, length, fix: fix?.(found, offset) })
      return blank(found)
    })
  const diff = blankDiff(rest)
  return { text: diff.text, mistakes: [...mistakes, ...diff.mistakes] }
}
