import { asObject, parentPointer } from '../../../base/shared-types/json'
import type { PageContent, RichTextField } from '../content-index/content'
import type { Finding, PageRule } from '../findings/rule'
import { holdsJson, holdsOwnJson } from '../paste-leftovers/pasted-json'
import { cleanHtml, type HtmlRepair } from '../rich-text'

const suspect =
  /^\s*(?!<(?:p|h3|h4|ul|ol|blockquote|hr)\b)\S|<\/(?:p|h3|h4|ul|ol|blockquote)>\s*(?:[^<\s]|<(?:a|b|i|em|strong|br|li)\b)|[^>\s]\s*<li>|:\s?[•●▪◦‣]|<hr>\s*[^<\s]|(?:<br>\s*){2}|<(?:p|li)>(?:<(?:b|i|em|strong)>)*\s*(?:[-–•·*▪◦‣●➤→➔➜►§]|(?![©®™])\p{Extended_Pictographic}|\(?1[.)])|<br>\s*(?:[-–•·*▪◦‣●→➔➜►]|1[.)])|(?:&nbsp;|\u00a0)(?:\s|&nbsp;)|\s(?:&nbsp;|\u00a0)|<(?:p|h3|h4)>(?:\s|&nbsp;|<br>)*<\/(?:p|h)|`{3}|(?:[^>\s]|<\/(?:a|b|i|em|strong|cite|abbr|sub|sup)>)[^\S\n]*\n[^\S\n]*(?:\n|[-–•·*▪◦‣●]|\d{1,2}[.)])/u

const words: [change: HtmlRepair, message: string][] = [
  [
    'chat-marks',
    'Visitors would read the marks ``` as they stand: a chat puts them around what it writes. They are no part of the text.',
  ],
  [
    'items',
    'There are <li> without a list around them here: browsers show them in their own ways, and people who listen to the page do not hear that it is a list. Put <ul> or <ol> around them.',
  ],
  [
    'lists',
    'A list is typed by hand here: it is not indented, and people who listen to the page do not hear that it is one. Use <ul> or <ol> with <li>.',
  ],
  ['paragraphs', 'Words stand here without <p> around them, so they have not the spacing of a paragraph.'],
  ['lines', 'Paragraphs run together here: browsers show an empty line as a space. Use <p> for each paragraph.'],
  ['breaks', 'Two <br> in a row stand here for a new paragraph. Use <p> for each paragraph.'],
  [
    'empty',
    'There is a tag with nothing in it here, which leaves a gap or nothing at all. The site keeps the distances itself.',
  ],
  ['spaces', 'Spaces are set in a row with &nbsp; here. One is enough: the site keeps the distances itself.'],
]

/** A short paragraph in bold or in capitals, without a full stop, before one with more words. */
const boldLine =
  /<p>(?:<(strong|b)>([^<>]{3,80}(?<![.!?:;,…"”»]))<\/\1>|(\p{Lu}[^<>\p{Ll}\p{Lo}]{5,60}(?<![.!?:;,…"”»])))<\/p>(?=<p>[^<>]{20})/u

function findBoldHeading({ text, pointer }: RichTextField, content: PageContent): Finding[] {
  const [line, , words, capitals] = text.match(boldLine) ?? []
  if (line === undefined || !asObject(content.valueAt(parentPointer(pointer))).heading) return []
  if (capitals !== undefined) {
    // Names may be in capitals: NHS COVID-19.
    if (!/\p{Lu}{6}/u.test(capitals)) return []
    const message = `"${capitals}" looks like a heading, but is a paragraph in capitals: people who listen to the page cannot jump to it, and may hear it letter by letter. Write it in small letters between <h3> and </h3>.`
    return [{ pointer, message }]
  }
  const message = `"${words}" looks like a heading, but is a paragraph in bold: people who listen to the page cannot jump to it. Write "<h3>${words}</h3>".`
  return [{ pointer, message, suggestion: text.replace(line, `<h3>${words}</h3>`) }]
}

export const htmlForm: PageRule = {
  code: 'html-form',
  severity: 'warning',
  scope: 'page',
  check: (content) =>
    content.html.flatMap((field) => {
      const { text, mistakes, pointer } = field
      if (mistakes.length > 0 || holdsOwnJson(text)) return []
      const clean = suspect.test(text) ? cleanHtml(text) : undefined
      const [, message] = words.find(([change]) => clean?.changes.has(change)) ?? []
      if (clean === undefined || message === undefined) return findBoldHeading(field, content)
      if (holdsJson(text))
        return [{ pointer, message: `${message} Take the code out, or put <p> around what visitors are to read.` }]
      const written = JSON.stringify(clean.html)
      const fix = written.length <= 600 ? ` Write ${written}.` : ' "npm run check -- --fix" does it.'
      return [{ pointer, message: message + fix, suggestion: clean.html, replacement: clean.html }]
    }),
}
