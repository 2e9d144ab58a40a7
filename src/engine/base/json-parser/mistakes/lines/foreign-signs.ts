import { type Mistake, replaceText } from '../mistake'

/** Colons and commas of other keyboards. */
const foreign = /(?<=")[ \t]{0,9}：|(?<=["}\]])[ \t]{0,9}[，、،；؛](?=[ \t]*(?:\r?\n|"))/g

/** Reads them as those of JSON. The length stays: what follows keeps its place. */
export function readForeignSigns(text: string): { text: string; mistakes: Mistake[] } {
  const mistakes: Mistake[] = []
  const read = text.replace(foreign, (found: string, at: number) => {
    const [offset, meant] = [at + found.length - 1, found.endsWith('：') ? ':' : ',']
    const message = `${found.trim()} is of another keyboard layout. Write ${meant} here.`
    mistakes.push({ kind: 'other', message, offset, length: 1, fix: [replaceText(offset, 1, meant)] })
    return meant.padStart(found.length)
  })
  return { text: read, mistakes }
}
