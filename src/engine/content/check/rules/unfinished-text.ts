import { type Examples, passagesIn } from '../../schema-model/examples/find-examples'
import { placeholderPicture } from '../../schema-model/examples/placeholder-picture'
import type { TextRule } from '../findings/rule'
import { unfinishedTextCode } from '../findings/rule-codes'
import { explainOmission, explainSpreadsheet } from '../paste-leftovers/left-out'
import { findPlaceholder, findRequest } from '../paste-leftovers/placeholders'

/** Markers of unfinished text. In lower case they may be words: "todo" in Spanish. */
const marks = /\b(?:TODO(?! lists?\b)|TBD|FIXME|TBC(?! Bank\b))\b/

/** Only dots, question marks or lines, or a program's word for a missing value. */
const isNothing = /^\s*(?:<p>\s*)?(?:[-–—.…•*_]+|\?{2,}|null|undefined|NaN|\[object Object\])\s*(?:<\/p>\s*)?$/

/** Crosses for a word or figure: "We made XXX films", "£XXX". After a name they are a number: "Super Bowl XXX". */
const crosses =
  /[£$€]X{2,}(?!\p{L})|(?<!\p{L})XX(?:[./:]XX|\s?[€£$%])|(?<![\p{L}\p{N}-]|\p{Lu}\p{L}* )(?:X{3,}|x{3,})(?![\p{L}\p{N}-])/u

/** Lower-case crosses at the end of a message, or between commas, are kisses. */
const kisses = /[\p{L},.!]\s+x{3,}[^\p{L}\p{N}]*$|, x{3,},/u

const standIns =
  /(?<!\p{L})(?:lorem ipsum(?= dolor)|dolor sit amet|consectetur adipisc\p{L}{2,6}|sed do eiusmod|quis nostrud|(?:[dv]olupta|nonsequ|quia[et]|temqu|\p{L}{2,8}untur)\p{L}{0,8}[^<>]{0,80}? (?:[dv]olupta|nonsequ|quia[et]|temqu|\p{L}{2,8}untur)\p{L}{0,8}|to be confirmed|(?<=[,(:–—] ?(?:\p{L}{1,20} )?)(?:à|a|por|da) (?:confirmer|confirmar|confermare|definir|définir|definire)(?=[.!]?\)?\s*(?:$|<))|(?:your|insert|add) (?:\p{L}+ ){1,2}(?:text|title|heading|headline|description|content|copy) here|say what the picture shows)(?!\p{L})|\((?:insert|add|enter) [^()<>]{3,40} here\)|\[(?:(?:insert|add|your|name|date|tbc|todo)(?![\p{L}\p{N}_])[^[\]]{0,200})\]/iu

/** Japanese: (provisional), to be checked, a name to be written for its circles, enter a text here. */
const standInsJapanese =
  /[（(【]仮[）)】]|【?要確認】?|[○〇◯]{2,9}(?:様|さん|株式会社|県|市)|株式会社[○〇◯]{2,9}|ここに\p{L}{1,12}を入力\p{L}{0,12}/u

/** Texts that programs and generators of filler begin with. */
const standInPassage =
  /(?:^|<(?:p|li|h3|h4)>|[.!?] )(dies ist ein (?:typo)?blindtext\b[^<>]*|weit hinten, hinter den wortbergen\b[^<>]*|(?:klicken oder tippen sie|cliquez ou appuyez|haga clic o pulse|fare clic o toccare|klik of tik)[^<>]{0,60}|add a (?:little bit of body text|short description)|ein wenig fließtext[^<>]{0,30}|i['’]m a paragraph\b[^<>]{0,120}|this is (?:a sample|your|an example) (?:page|paragraph|text)\b[^<>]{0,60}|it all begins with an idea(?:\. maybe you want\b[^<>]*)?|just another wordpress site|body text for whatever you['’]d like to say\b[^<>]*|hello world(?=!)|this is some text inside of a div block|welcome to wordpress\b[^<>]{0,80}|lorem ipsum)[.…!]*(?=$|<\/)/i

/** Names that programs for drawing give: "Frame 427318920". */
const layerName = /^(?:Frame|Rectangle|Ellipse|Vector|Mask group) \d+$|^(?:Group|Component|Line|Union) \d{4,}$/

/** Fields that a template left unfilled: {{ name }}, {% if … %}, ${name}. */
const unfilled =
  /\*\|[A-Z_]{2,30}\|\*|%[A-Z_]{4,30}%|<%=?[^%<>]{1,80}%>|(?<![\d%]\s?)%(?:\d\$)?[sd](?![\p{L}\d])|«(?:Vorname|Nachname|Anrede|Firma|Prénom|Nom|\p{L}{2,30}_\p{L}{2,30})»|\{ ?MERGEFIELD [^{}<>]{1,60}\}|\[object Object\]|(?<!\p{L})NaN(?!\p{L})|\{(?:(?:first|last|full|company|client|your)?[ _]?name|heading|headline|title|text|description|content)\}|\{\{[^{}<>]{1,80}\}\}|\{\d\}|\{%[^{}<>]{1,80}%\}|\$\{[^{}<>]{1,80}\}/u

/** A text all in brackets, as in page templates: "[The client]", "<p>[What made it special]</p>". */
const bracketed = /^(?:<p>)?\[(?![…. ]*\])[^[\]<>]+\](?:<\/p>)?$/

/** Fast first tests with a part of each: most texts hold none. */
const sign = /[[{«]|NaN|\*\||%[A-Z=sd\d]|<%|TODO|TBC|TBD|FIXME|XX|xxx|[仮要○〇◯こ]/
const part = /m ipsum|t amet|adipisc|eiusmod|nostrud|olupta|[fn]irm|d[eé]fini|here|picture shows/i

/** Names reserved for examples: https://www.rfc-editor.org/rfc/rfc2606 */
const nobodys = /^(?:https?:\/\/|mailto:[^@]*@)(?:www\.)?example\.(?:com|org|net)(?:[/?#]|$)/i

const address = /^(\/|https?:|mailto:|tel:)\S*$/

const stillExample = (what: string) =>
  `This is still the example of the catalogue. Write what visitors should read, or remove the ${what}.`

function nounOf(pointer: string): string {
  if (/^\/shared\/[^/]+$|\/blocks\/\d+$/.test(pointer)) return 'block'
  return /\/\d+$/.test(pointer) ? 'item' : 'field'
}

function checkPassages(text: string, { placeholders, sentences }: Examples) {
  for (const passage of passagesIn(text)) {
    const words = passage.replace(/<[^<>]*>/g, '')
    const isExample = sentences.has(passage)
    if (!isExample && !placeholders.has(words.replace(/ \d+\]$/, ']'))) continue
    const state = isExample ? 'the example of the catalogue' : 'to be filled in'
    return { message: `The paragraph "${words}" is still ${state}. Write what visitors should read, or remove it.` }
  }
  return undefined
}

export const unfinishedText: TextRule = {
  code: unfinishedTextCode,
  severity: 'warning',
  scope: 'text',
  check: (text, _isRich, { examples, findLeft }, pointer) => {
    if (text === placeholderPicture)
      return {
        message:
          'This picture stands in for one that is still to come. Name the one that belongs here, and say in words what it shows.',
      }
    const examplesLeft = findLeft()
    const item = examplesLeft.size > 0 ? examplesLeft.get(pointer()) : undefined
    if (item) {
      // One message per item, at its first placeholder.
      const [first, ...others] = item.places
      return first === pointer() ? { message: stillExample(nounOf(item.pointer)), others } : undefined
    }
    if (examples.sentences.has(text)) return { message: stillExample('field') }
    if (nobodys.test(text))
      return {
        message: `"${text}" is an address that belongs to nobody. Write the one that is meant, or remove the link.`,
      }
    if (layerName.test(text))
      return { message: `"${text}" is the name of a layer in a program for drawing. Write what visitors should read.` }
    if (isNothing.test(text))
      return {
        message: `Only "${text.replace(/<[^<>]*>/g, '').trim()}" is written here. Write what visitors should read.`,
      }
    const passage = text.startsWith('<') ? checkPassages(text, examples) : undefined
    if (passage) return passage
    const leftOut = explainSpreadsheet(text) ?? explainOmission(text)
    if (leftOut !== undefined) return { message: leftOut }
    const left = / |^[<A-Z]/.test(text) ? (findPlaceholder(text) ?? text.match(standInPassage)?.[1]) : undefined
    if (left === undefined && (!(sign.test(text) || part.test(text)) || address.test(text))) return undefined
    const [words] =
      (left === undefined ? undefined : [left]) ??
      text.match(unfilled) ??
      text.match(bracketed) ??
      text.match(standIns) ??
      text.match(standInsJapanese) ??
      findRequest(text) ??
      text.match(marks) ??
      (kisses.test(text.replace(/<[^<>]*>/g, '')) ? undefined : text.match(crosses)) ??
      []
    if (words === undefined) return undefined
    if (/^\{\{(?:value|count)\}\}$/.test(words))
      return { message: `"${words}" has a brace too many on each side. Write "${words.slice(1, -1)}".` }
    return {
      message: `"${words.replace(/<(?!%)[^<>]*>/g, '')}" is still to be filled in. Write what visitors should read, or remove the field.`,
    }
  },
}
