import type { Verdict } from './verdict'

type Kind = [mark: RegExp, advice: string]

const ofLines: Kind[] = [
  [
    /(?:^|\n|<(?:p|br)>)[^\S\n]*(\|[^\n<>|]*\|[^\n<>]*)/,
    'Rich text has no tables: write a paragraph or an item of a list for each row.',
  ],
  [
    /(?:^|\n|<(?:p|br|li)>)[^\S\n]*(?:[-*•][^\S\n]*)?(\[[ xX]\](?= ))/,
    'Write the tasks without their boxes, as items of a list.',
  ],
  [/(?:^|\n|<(?:p|br)>)[^\S\n]*((?:>|&gt;) ?(?=\p{L})[^\n<>]{0,40})/u, 'Use <blockquote> for a quotation.'],
  [/(?:^|\n|>)[^\S\n]*(-{3,}|_{3,})[^\S\n]*(?:$|\n|<)/, 'Use <hr> for a line, or leave it out.'],
  [/(\\<\/?(?:p|br|strong|em|ul|ol|li|h[1-6]|a)\b>?)/i, 'Write the tags without the backslashes.'],
]

const aroundWords: Kind[] = [
  [
    /(\[(b|i|u|url|quote|size|color)(?:=[^\][<>]{0,200})?\])(?=[^\]]*\[\/\2\])/i,
    'A forum reads these marks: take them out.',
  ],
  [/(~~[^\s~<>][^~<>\n]{0,100}~~)/, 'Leave out the words that are struck through.'],
  [/(?<=^|[\s>(])(`[^\s`<>](?:[^`<>\n]{0,60}[^\s`<>])?`)(?=$|[\s<).,;:!?])/, 'Write the words without the marks.'],
]

function findMark(text: string, kinds: Kind[]): Verdict {
  for (const [mark, advice] of kinds) {
    const [, found] = text.match(mark) ?? []
    if (found !== undefined)
      return { message: `Visitors would read "${found.trim()}" as it stands, signs and all. ${advice}` }
  }
  return undefined
}

/** Finds Markdown in the lines of a rich text that no repair can read for certain. */
export const checkLines = (text: string): Verdict => findMark(text, ofLines)

export const checkMarks = (text: string): Verdict => findMark(text, aroundWords)
