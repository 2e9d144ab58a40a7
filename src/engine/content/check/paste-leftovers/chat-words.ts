import { findChatMarks, withoutChatMarks } from '../../../base/text/chat-marks'
import type { Verdict } from './verdict'

/** Source marks of chat programs: 【4†source】, :contentReference[oaicite:0]{index=0}, [cite: 3], turn0search1, [oai_citation:0‡site.com](…). */
const source =
  /[^\S\n]?(?:\[?oai_citation[:‡]\d+[^[\]()]{0,120}\](?:\([^()\s]{0,300}\))?|【[^【】]{0,80}†[^【】]{0,80}】|:?(?:contentReference)?\[oaicite:\d+\](?:\{index=\d+\})?|\ue200?cite(?:\ue202?turn\d+[a-z]+\d+)+\ue201?|\[cite(?:_start|_end|: ?[\d, ]+)\]|\(?\bturn\d+(?:search|view|news|image|file)\d+\b\)?)/g

const sourceHint = /†|oaicite|oai_cit|cite|turn\d/

export const findChatSource = (text: string): string | undefined =>
  sourceHint.test(text) ? text.match(source)?.[0].trim() : undefined

const withoutChatSources = (text: string): string => text.replace(source, '')

const opener = String.raw`(?:sure(?: thing)?|certainly|of course|absolutely|great|gladly|no problem|gerne|natürlich|klar|selbstverständlich|bien s[ûu]r|certainement|¡?claro(?: que sí)?|por supuesto)\s?[!.,:]+`
const changed =
  '(?:updated|revised|rewritten|reworded|improved|polished|corrected|edited|shortened|proofread|cleaned[- ]up|translated|refined)'
const here = `(?:here(?:['’]s| is| are)|below (?:is|are)|i(?:['’]ve| have) ${changed}|hier (?:ist|sind|kommt)|voici|aquí (?:tienes|está)|aqui (?:está|estão|vai))`
const kind =
  '(?:text|version|copy|page|paragraph|heading|headline|title|description|section|block|content|draft|translation|sentence|json|html|caption|summary|code|file|option|suggestion|idea|example|list|intro|introduction|tagline|blurb|bio|article|fassung|überarbeitung|übersetzung|entwurf|seite|texte|versión|texto|traducción|traduction|versão|versões|tradução|parágrafo)s?'

/** An opening up to the colon that only a chat program writes. */
const surely = new RegExp(
  String.raw`^\s*${opener}\s+${here}\s(?:[^:.!?<>]{0,80}(?<!\p{L})${kind}(?!\p{L})[^:.!?<>]{0,60}[:.]|\.{3}|…)\s*`,
  'iu',
)

/** The same at the start of another paragraph. */
const later = new RegExp(surely.source.replace(/\^(.*)/s, '(?:<p>|<br>)($1)'), 'iu')

const perhaps = new RegExp(
  String.raw`(?:^|<p>|<br>|\n)\s*(${here}\s(?:the|your|an?|my)\s[^:.!?<>]{0,30}(?:${changed}\s[^:.!?<>]{0,30}(?<!\p{L})(?!lists?\b)${kind}|${kind} for your ${kind})(?!\p{L})[^:.!?<>]{0,60}:)`,
  'iu',
)

/** How a talk with a chat program begins. Only at the start of a text, which is fast. */
const talk =
  /^(?:<p>)?((?:もちろんです|承知しました|かしこまりました)[！!。、]?[^。：:<>]{0,30}(?:以下|こちら)[^。：:<>]{0,40}[。：:]|(?:rewrite|rephrase|reword|shorten|summari[sz]e|proofread|schreibe? (?:den folgenden|diesen)|übersetze|réécris|reformule|traduis|reescrev[ea]|traduz) (?:this|the following|das|den|diesen|text|ce|le|este|o)(?!\p{L})[^:.<>]{0,60}:)/iu

const voice =
  /(?<!\p{L})(?:as an? (?:ai|artificial intelligence)(?: language)?(?: model| assistant)?(?=,? i(?!\p{L}))|as an ai language model|i(?:['’]m| am) (?:just |only )?an? (?:ai|large) (?:language model|assistant)|als ki(?:-\p{L}+)?,? (?:kann|bin|habe) ich|en tant qu(?:['’]ia|e modèle de langage)|como modelo de lenguaje)|if you(?:['’]d| would) like, i can (?:also )?(?:make|adjust|shorten|turn|rewrite|expand|add|write|create|draft|translate|provide|suggest|tailor|format)(?!\p{L})[^.!?<>]{0,80}|as of my (?:last|latest|most recent|current|knowledge)(?: knowledge| training)? (?:update|cut-?off|data)|(?:stand|seit) meine[rms] letzten (?:aktualisierung|updates?)|i hope this helps(?=\s*(?:[!.,:;<]|$))[!.]?|i['’]m sorry, but i can(?:['’]t|not) (?:help|assist) with (?:that|this)[^.!?<>]{0,30}|note: i['’]ve (?:kept|preserved|retained|maintained|simplified|shortened) (?:the|your) [^.!?<>]{0,120}|(?:would you like|want) me to (?:make|adjust|shorten|turn|rewrite|expand|add|write|create|draft|translate|provide|suggest|refine|tailor|include|change|continue|format|optimi[sz]e)(?!\p{L})[^.!?<>]{0,80}\?|this (?:rewrite|revision|revised version) (?:keeps|maintains|preserves|uses|adds|is) [^.!?<>]{0,120}|let me know if you(?:(?:['’]d| would) like| want) (?:me to|any (?:changes|adjustments|tweaks|edits)|further|(?:it|this|a) (?:shorter|longer|different|more|less))[^.!?<>]{0,60}|(?:möchten sie|möchtest du|soll ich)[^.!?<>]{0,40}(?:dass ich|den ton|den text|eine (?:kürzere|längere|weitere|andere)|noch)[^.!?<>]{0,80}\?|(?:souhaitez-vous|veux-tu) que je [^.!?<>]{0,80}\?|¿(?:quieres|desea|te gustaría) que (?:lo |la |te )?[^.!?<>]{0,80}\?|lass(?:en sie)? mich wissen,? (?:wenn|ob|falls) (?:ich|du (?:noch|etwas)|sie (?:noch|etwas))[^.!?<>]{0,80}|(?:me avise|deixe-me saber|é só avisar) se (?:quiser|precisar|desejar)[^.!?<>]{0,80}|(?:dis|dites)-moi si (?:tu|vous) (?:veux|voulez|souhaites|souhaitez) que je [^.!?<>]{0,80}|n['’]hésite[zs]? pas à me (?:dire|demander|faire savoir)(?!\p{L})[^.!?<>]{0,80}|feel free to (?:adjust|modify|tweak|edit|customi[sz]e)(?!\p{L})[^.!?<>]{0,60}/iu

const hint =
  /\bhere|below is|\bi['’ ]|\bhier|voici|aqu|\bai\b|als ki|modèle|modelo|would you|want me|this re|möcht|soll ich|itez-vous|veux-tu|¿|let me know|feel free|as of my|like, i|nd meine|mich wissen|avis|deixe-me|-moi si|pas à me/i

interface ChatWords {
  words: string
  rest?: string
}

function findChatWords(text: string): ChatWords | undefined {
  if (!hint.test(text)) return undefined
  const [start = ''] = text.match(/^\s*<p>/) ?? []
  const inner = text.slice(start.length)
  const [said] = inner.match(surely) ?? []
  if (said !== undefined) {
    const after = inner.slice(said.length)
    // It fills a paragraph, or precedes the first one.
    const rest = start === '' || !after.startsWith('</p>') ? after : after.slice('</p>'.length)
    const isClear = /\p{L}/u.test(rest) && (start === '' || after.startsWith('</p>'))
    return { words: said.trim(), ...(isClear && { rest: rest.trim() }) }
  }
  const words = (inner.match(later) ?? inner.match(perhaps))?.[1] ?? inner.match(voice)?.[0]
  return words === undefined ? undefined : { words: words.trim() }
}

export function checkChatMarks(text: string): Verdict {
  const marks = findChatMarks(text)
  const inner = marks && withoutChatMarks(text).trim()
  if (!inner) return undefined
  return {
    message: `Visitors would read "${marks}" as it stands: a chat puts these marks around what it writes. Take them out.`,
    suggestion: inner,
    replacement: inner,
  }
}

export function checkChatWords(text: string): Verdict {
  const source = findChatSource(text)
  if (source !== undefined) {
    const rest = withoutChatSources(text)
    const message = `"${source}" is where a chat program names a source, and visitors cannot follow it. Take it out.`
    return { message, ...(/[^\s<>/p]/.test(rest) && { suggestion: rest, replacement: rest }) }
  }
  const [, said] = text.match(talk) ?? []
  if (said !== undefined) return { message: `"${said}" is of a talk with a chat program. Take it out.` }
  const found = findChatWords(text)
  if (found === undefined) return undefined
  const { words, rest } = found
  const message = `"${words}" is what a chat program says beside its answer. Take it out.`
  return { message, ...(rest !== undefined && { suggestion: rest, replacement: rest }) }
}
