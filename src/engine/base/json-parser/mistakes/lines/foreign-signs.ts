import { type Mistake, replaceText } from '../mistake'

interface Kind {
  found: RegExp
  message(found: string, meant: string): string
  /** Not longer than what is found, so that what follows keeps its place. */
  meant(found: string): string
}

const kinds: Kind[] = [
  {
    // Colons, commas and brackets of other keyboards.
    found:
      /(?<=")[ \t]{0,9}：|(?<=["}\]])[ \t]{0,9}[，、،；؛](?=[ \t]*(?:\r?\n|"))|(?<=(?:^|[:,[{}\]"｛｝［］])[ \t]{0,40})[｛｝［］](?=[ \t]*(?:$|[\r"[{}\],｛｝［］]))/gm,
    meant: (found) => '{}[],:'['｛｝［］，：'.indexOf(found)] ?? ',',
    message: (found, meant) => `${found} is of another keyboard layout. Write ${meant} here.`,
  },
  {
    found: /(?<=:[ \t]{0,9})[\w$.]{1,20}\("(?:[^"\\\r\n]|\\.)*"\)/g,
    meant: (found) => found.slice(found.indexOf('"'), -1),
    message: (found, meant) =>
      `Only a program reads ${found.slice(0, found.indexOf('"'))}…) around a text. Write the text alone: ${meant}.`,
  },
  {
    found: /(?<=(?:^|[{,])[ \t]{0,40})"[\w$-]{1,40}:"(?=[ \t]{1,9}["{[\dtf])/gm,
    meant: (found) => `${found.slice(0, -2)}":`,
    message: () => 'Write the colon behind the quotes of this field name, not between them.',
  },
  {
    found: /\)(?<=["}\]][ \t\r\n]{0,40}\))(?=[ \t]*,?[ \t]*(?:\r?\n|[}\]]))/g,
    meant: () => ']',
    message: () => 'A list ends with ]. Write it here instead of ).',
  },
  {
    found: /''[^'"\\\r\n]{1,400}''(?=[ \t]*[:,}\]\r\n])/g,
    meant: (found) => `"${found.slice(2, -2)}"`,
    message: (_, meant) => `Use one straight double quote before a text and one after it. Write ${meant}.`,
  },
  {
    found: /"\t+"(?<=:[ \t]{0,9}"[^"\\\r\n]{0,400}"\t+")/g,
    meant: () => ' ',
    message: () =>
      'Quotes and a tab part this text in two, as between cells of a spreadsheet. Write a blank in their place.',
  },
  {
    // Lines copied from a text that holds JSON.
    found: /^[ \t]*\\"[\w$-]+\\"[ \t]*:[^\r\n]*/gm,
    meant: (found) => found.replace(/\\(["\\])/g, '$1'),
    message: () =>
      'The quotes around a name and its value have no \\ before them here. Take each \\ of this line away.',
  },
]

/** Reads what JSON writes in another form as it is meant. The length stays. */
export function readForeignSigns(text: string): { text: string; mistakes: Mistake[] } {
  const mistakes: Mistake[] = []
  let read = text
  for (const { found, meant, message } of kinds)
    read = read.replace(found, (whole: string, at: number) => {
      const sign = whole.trimStart()
      const offset = at + whole.length - sign.length
      const right = meant(sign)
      mistakes.push({
        kind: 'other',
        message: message(sign, right),
        offset,
        length: sign.length,
        fix: [replaceText(offset, sign.length, right)],
      })
      return right.padStart(whole.length)
    })
  return { text: read, mistakes }
}
