import { checkProgramWords, withoutWords } from './program-words'
import type { Verdict } from './verdict'

/** What other programs leave in copied words. */
interface ProgramMark {
  mark: RegExp
  /** Ends the sentence `"…" is …`. */
  advice: string
  /** The words without it, where they are certain. */
  repair?(found: string): string
}

const atStart = '(?:(?<=^|[>.!?])|(?<=[.!?] ))'
const atEnd = String.raw`(?=\s*(?:$|<))`

const remove = (): string => ''

const shortcut =
  /(?<=^|[\s>]):(?:[a-z]+_[a-z_]{2,30}|tada|rocket|smile|sparkles|fire|heart|wave|star|pray|clap|joy|warning|bulb|eyes|muscle|wink|art|movie_camera|clapper):(?=$|[\s<.,!?])/

/** What chat, mail, translation and office programs, wikis and social networks show beside the words of a text. */
const beside = [
  String.raw`\[EXTERNAL\]`,
  String.raw`\[[a-z]\](?:${atEnd}|(?=\p{Lu}))`,
  '(?:(?:RE|FW|FWD|AW|WG|TR|RV): ){1,4}',
  '(?:Automatic reply|Automatische Antwort|Réponse automatique|Respuesta automática): ',
  '(?:ChatGPT|Copilot|Gemini|Claude|You) said:',
  String.raw`(?:Formatted|Formatiert|Commented|Kommentiert)(?: \[\w{2,5}\])?: (?:Font|Schriftart|Indent|Einzug|Normal|Heading)[^<>]{0,60}`,
  String.raw`(?:Option|Variante|Version) [1-9A-C] \([^()<>]{3,40}\):${atEnd}`,
  String.raw`(?:Option|Variante|Version) [1-9A-C] \((?:more |less |slightly )?(?:formal|casual|friendly|playful|concise|short(?:er)?|long(?:er)?|professional|direct|warm|förmlich(?:er)?|kürzer|locker(?:er)?|länger)\):`,
  String.raw`(?:Headline|Heading|Subheading|Überschrift|Meta description|Button text|CTA): (?=\p{Lu})`,
]

/** A name and a colon, unless it tells visitors something: "(Note: check the times)". */
const remark = String.raw`\s?[([](?!Note|Tip|Info|Hint|Hinweis|Nota)\p{Lu}\p{Ll}{1,20}: ?(?:[Rr]eally|[Cc]heck|[Cc]onfirm|[Ii]s (?:this|that|it)(?= (?:still|right|true|correct|ok))|[Aa]re we|[Nn]ot sure|[Ss]till true|(?:[Cc]an|[Cc]ould|[Ss]hould|[Dd]o|[Ss]hall) we|[Cc]an you|TODO|[Ss]timmt (?:das|es)|[Bb]itte (?:prüfen|klären)|[Kk]önnen wir|[Ww]irklich|[Vv]raiment|[Oo]n garde|[Àà] vérifier|[Pp]odemos|[Cc]onfirmar|[Vv]erificar)(?!\p{L})[^()[\]<>]{0,120}[)\]]`

/** What those who write a page tell each other. */
const notes = [
  remark,
  String.raw`\s?[([](?:[Tt]ranslator['’]s note|T\/?N|N\. ?d\. ?[TtRr]\.|NdT|[Nn]ota (?:do|da|del|de la|della) (?:trad\w+|T\.)|[Nn]ote (?:du traducteur|de la traductrice)|Anm(?:\.|erkung) (?:d\.|der|des) (?:Übers|Red)\p{L}*\.?|訳注)\s?[:：][^()[\]<>]{0,200}[)\]]`,
  String.raw`\s?\((?:[Cc]heck this|[Tt]o check|[Ii]s this (?:right|correct|true)\?|[Zz]u prüfen|[Bb]itte (?:noch )?(?:prüfen|klären|ergänzen)[!.]?|[Àà] vérifier|[Aa] verificar)\)`,
  String.raw`\s?[([](?:DRAFT|ENTWURF|BROUILLON|RASCUNHO|BORRADOR|BOZZA)(?:[ _]?v?\d{1,2})?[)\]]`,
  String.raw`\s?(?:NB|N\.B\.|Note to (?:self|\p{Lu}\p{Ll}{1,20}))[:,] (?:needs|please check|check|confirm|still|ask|muss noch|noch|bitte prüfen)(?!\p{L})[^<>.!?]{0,120}[.!?]?`,
  String.raw`\s?[([]?(?:NOT FOR PUBLICATION|DO NOT PUBLISH|NICHT VERÖFFENTLICHEN|NE PAS PUBLIER|NÃO PUBLICAR|INTERNAL (?:USE )?ONLY|NUR INTERN)(?: YET)?[)\]!.]?`,
]

const marks: ProgramMark[] = [
  {
    mark: new RegExp(notes.join('|'), 'u'),
    advice: 'is a note for those who write the page. Take it out.',
    repair: remove,
  },
  {
    mark: new RegExp(
      String.raw`${atStart}\s?\[(?:PAUSE|BEAT|CLICK|NEXT SLIDE|(?:SLIDE|FOLIE) \d{1,2}|CUT TO[^[\]<>]{0,40}|LANGE PAUSE|PAUSA)\](?=\s*(?:$|<)| \p{Lu})`,
      'u',
    ),
    advice: 'is a direction for somebody who speaks the words. Take it out.',
    repair: remove,
  },
  {
    // Events begin at a multiple of five minutes.
    mark: /(?<=^|<(?:p|br)>)\p{Lu}[\p{L}.’'-]{1,20}(?: \p{Lu}[\p{L}.’'-]{0,20}){1,2}(?:[,\s\u00a0—–-]|&nbsp;){1,4}(?:(?:Today|Yesterday|Heute|Gestern|Hoje|Ontem) (?:at|um|às) )?\d{1,2}:\d[1-46-9](?:\s?[AaPp][Mm])?(?: ?Uhr)?(?::\s?|(?:<br>)|(?=<\/p>|$))/u,
    advice: 'is the name and the time that a chat puts before a message. Take it out.',
    repair: remove,
  },
  {
    mark: /^(?:Option|Variante|Version|Vorschlag|Opção|Opción) (?:1|A)[:)] [^<>]{1,120}?(?: [/|] | or | oder | ou )(?:Option|Variante|Version|Vorschlag|Opção|Opción) (?:2|B)[:)]/,
    advice: 'are words to choose between. Keep one of the two, without what stands before it.',
  },
  {
    mark: new RegExp(
      String.raw`${atStart}(?:${beside.join('|')})|\s?(?:…|\.{3})\s?(?:[Ss]ee more|mehr anzeigen|Mehr ansehen|Voir plus|Ver más)${atEnd}|(?:(?:^|\s)#[\p{L}\p{N}_]{2,40}){3,20}${atEnd}|hashtag(?=#)|\[\^\d{1,2}\](?!:)|(?<=[\p{L}.])\[edit\](?=[\s<.,]|$)|\s?\[citation needed\]|\[(?:Deleted|Inserted|Gelöscht|Eingefügt): [^[\]<>]{1,80}\]|\s?\((?:Opens in (?:a )?new window|Wird in neuem Fenster geöffnet)\)`,
      'u',
    ),
    advice: 'is what another program shows beside the words. Take it out.',
    repair: remove,
  },
  {
    mark: /(?:(?:From|Von|De|Da) ?: [^:]{1,120}[\s>](?:Sent|Date|Gesendet|Datum|Envoyé|Enviad[oa](?: em)?|Inviato) ?: |(?:On|Am) [^<>:]{1,40}\d{4}[^<>:]{0,12} \d{1,2}:\d\d[^<>:]{1,60}(?:&lt;[^<>]{1,60}&gt; )?(?:wrote|schrieb)[^<>:]{0,40}:)/,
    advice: 'is the head of an email. Take it out.',
  },
  {
    mark: /\[\/?(?:caption|gallery|embed|playlist|vc_\w{2,30}|et_pb_\w{2,30})(?: [^\]<>]{0,200})?\]|\[[a-z][\w-]{2,30}(?: [\w-]{2,20}=(?:&quot;|")[^\]<>]{0,200})\]|\{(?:color|code|quote|panel|noformat)(?::[^{}<>]{1,40})?\}|&lt;(?:@[UW][A-Z\d]{6,12}|0x[\dA-F]{4})&gt;|<{7}(?: \w{1,40})?|(?:<|&lt;)\?php\b|\b(?:SEQ [A-Z]\w{2,20} \\\* ARABIC|HYPERLINK "|PAGEREF _Toc\d|REF _Ref\d)|\[\[[^[\]<>]{1,80}\]\]|'''[^'<>]{1,80}'''|(?<=^|>)={2,6} [^=<>]{1,80} ={2,6}|(?<=^|>)h[1-6]\. |\\(?:textbf|textit|emph|section\*?|href)\{[^{}<>]{0,80}\}|\d\d:\d\d:\d\d[,.]\d{3} --(?:&gt;|>) \d\d:\d\d:\d\d[,.]\d{3}/,
    advice: 'is the markup of another program: visitors would read its signs. Write the words alone.',
  },
  {
    mark: /(?:Error! (?:Reference source not found|Bookmark not defined|Hyperlink reference not valid)|Fehler! (?:Verweisquelle konnte nicht gefunden werden|Textmarke nicht definiert|Hyperlink-Referenz ungültig)|Erreur\s?! (?:Source du renvoi introuvable|Signet non défini)|¡Error! (?:No se encuentra el origen de la referencia|Marcador no definido)|Erro! (?:A origem da referência não foi encontrada|Indicador não definido)|Errore\. (?:L'origine riferimento non è stata trovata|Il segnalibro non è definito))\.?/,
    advice: 'is what a word processor writes where it cannot find what the words refer to. Write what they refer to.',
  },
  {
    mark: / • (?:1st|2nd|3rd\+?) (?=\p{Lu})| would like to recall the message|(?:commented|replied|edited|reacted|posted) (?:\d{1,2}|an?) (?:minute|hour|day|week|month)s? ago(?=[.!]?(?:$|<))/u,
    advice: 'is what another program shows beside the words. Take it out.',
  },
  {
    mark: /(?:Commented|Kommentiert) \[\w{2,5}\]:/,
    advice: 'and what follows it is a comment of a word processor. Take both out.',
  },
  {
    mark: /\s?\[[A-Z]{2,3}\d{1,2}\](?!\()/,
    advice: 'is the mark of a comment in a word processor. Take it out.',
    repair: remove,
  },
  { mark: /_x000[9AD]_/i, advice: 'is the code of a spreadsheet for the end of a line. Take it out.', repair: remove },
  {
    mark: /(?<!\p{L})\p{L}{0,40}\p{Ll}{2}(?:-[ \n]|¬ ?)(?!(?:and|or|nor|to|but|than|und|oder|bis|sowie|bzw|als|et|ou|o|e|y|u|i|lub|oraz|en|of|tot)(?!\p{L}))\p{Ll}{3,40}/u,
    advice: 'has a hyphen and a space in it, as a PDF parts words at the end of a line. Write it as one word.',
  },
  {
    mark: /(?<=[\s>])(?<!\b(?:[Ss]ci|[Ww]i|[Hh]i|[Ll]o) )f(?:f?[il]|f) \p{Ll}{2,40}/u,
    advice: 'has a space in it, as a PDF parts a word after its letters f and i, or f and l. Write it as one word.',
  },
  {
    mark: /(?:(?:Kind|Best|Warm) regards|Mit freundlichen Grüßen|Cordialement|Saludos cordiales|Cordiali saluti|Atenciosamente|Met vriendelijke groet|Z poważaniem),(?:<[^<>]{1,10}>){1,2}[^@]{0,120}?(?:\b(?:Tel|Phone|Mobile?|Mob|T|M|E)\b[.:][^<>]{0,40}|\S@[^\s<>]{1,40})/,
    advice: 'is the signature of an email. Take it out.',
  },
  {
    mark: /\p{L}{0,40}[\ufb00-\ufb06]\p{L}{0,40}/u,
    advice: 'has two letters in one sign, as a PDF sets them: searches do not find the word.',
    repair: (found) => found.normalize('NFKC'),
  },
  {
    mark: /\| (?:Page|Seite|Página) \d{1,4}(?=\s*(?:$|[<\n]))/,
    advice: 'is the foot of a printed page. Take it out.',
  },
  {
    mark: /(?:=[C-F][0-9A-F](?:=[89AB][0-9A-F]){1,3})+/,
    advice: 'is the code of an email for a letter.',
    repair: (found) => decodeURIComponent(found.replaceAll('=', '%')),
  },
  {
    mark: new RegExp(
      String.raw`${atStart}(?:(?:\[\d{1,2}[/.]\d{1,2}[/.]\d{2,4}, \d{1,2}:\d{2}(?::\d{2})?(?:\s[AP]M)?\]|\d{1,2}[/.]\d{1,2}[/.]\d{2,4}, \d{1,2}:\d{2} -|\d\d:\d\d:\d\d) [^:<>\n]{1,40}: ?|\[(?:[\p{L}\d./]{2,12},? )?\d{1,2}:\d{2}(?:\s?[APap][Mm])?\] \p{Lu}[^:<>\n.]{1,40}(?:: ?|${atEnd}))`,
      'u',
    ),
    advice: 'is the time and the name that a messenger puts before a message. Take it out.',
    repair: remove,
  },
  {
    mark: /<This message was edited>|&lt;This message was edited&gt;/,
    advice: 'is the note of a messenger. Take it out.',
    repair: remove,
  },
  {
    mark: /[^\s<>]{1,40}\t[^\t\n<>]{1,40}\t[^\s<>]{1,40}|"[^"<>]{1,60}"(?:;"[^"<>]{1,60}")+/,
    advice: 'is a row of a spreadsheet. Write a sentence, or an item of a list, for each row.',
  },
  {
    mark: /(?<=[.!?”"’]|\p{L}\s)\s?(?:\[\d{1,2}\]){2,}/u,
    advice: 'is where a chat program names its sources, and visitors cannot follow it. Take it out.',
    repair: remove,
  },
  {
    mark: /(?<![/:@\w%.#=-])\p{L}{1,40}(?:%20\p{L}{1,40}){1,20}/u,
    advice: 'has the code of an address for a space.',
    repair: (found) => found.replaceAll('%20', ' '),
  },
  {
    mark: shortcut,
    advice: 'is a picture only in a chat: visitors would read the letters. Write the emoji itself, or leave it out.',
  },
  {
    mark: /(?:\p{L}[\u0335-\u0338]\s?){2,40}|[\u1d00-\u1d2b]{2,20}/u,
    advice:
      'is made of signs that only look like letters: screen readers spell them or skip them. Write usual letters.',
  },
  {
    mark: /\s?[([](?:[Aa]pprox\.?|[Mm]ax\.?|[Cc]a\.?|~|≈) ?\d{2,4} (?:words|characters|Wörter|Zeichen|mots|caractères|palabras|caracteres|parole|caratteri|tekens|znaków)[)\]](?=\s*(?:$|[<\n]))/,
    advice: 'is the length that somebody wanted, beside the words. Take it out.',
    repair: remove,
  },
  { mark: /\.{6,200} ?\d{1,4}(?=\s*(?:$|[<\n]))/, advice: 'is a line of a table of contents. Take it out.' },
  {
    mark: /[\u{1d400}-\u{1d7ff}]{2,}(?: [\u{1d400}-\u{1d7ff}]+)*/u,
    advice: 'is made of signs for mathematics: screen readers spell them or skip them, and searches do not find them.',
    repair: (found) => found.normalize('NFKC'),
  },
]

/** Fast first tests: most texts hold none of these. Few first letters in each, and words apart from signs, make them fast. */
const sign = /[\u0335-\u0338]|[\t\ud835\ufb00-\ufb06\u1d00-\u1d2b¬[{|%#:!\\…(]|=[=C-F]|-\s|\.\.\.|'''|<<<|&lt;[@?0]|";"/
const besideSign =
  /[\u0335-\u0338]|[\t\ud835\ufb00-\ufb06\u1d00-\u1d2b¬]|\.{5}|\| (?:Page|Seite|P[áa])|<<<|&lt;[@?0]|\{[a-z]{4,8}[:}]|(?:rror|Fehler|Erreur|Erro)\s?!|\[[A-Z\d]|\S-\s\S|=[C-F]|\d:\d\d|";"|%20|:[a-z_]+:| said:|(?:at|iert|tted|From|Von|De|Da): |(?:RE|FWD?|AW|WG|TR|RV): |(?:eply|twort|ique|ática): |^(?:<p>)?(?:[HSBM][a-z]{3,9}(?: [dt]\w+)?|Über\w+|CTA): |(?:ion|nte) \w \(|\(Opens|neuem F|[([](?:[Aa]pp|[Mm]ax|[Cc]a\.|[~≈])|…[SsmMV ]|\.\.\.[SsmMV ]|\s#\S|g#|\[[\^/[a-z]|'''|== |\\[a-z]{4}|[([][A-Z][a-z]{1,20}:|\((?:[Cc]heck|[Tt]o c|[Ii]s this|zu p|[Bb]itte |[Àà] v|[Aa] v)|[([](?:DR|EN|BR|RA|BO|T\/?N|N\.|NdT|[Tt]rans|[Nn]ot[ae] d|Anm|訳)|N\.?B\.?[:,]|Note to |[1A][:)] /
const words =
  /_x000|message was|Errore\.|ARABIC|HYPERLINK|REF _|recall the| • [123][snr]|h\d\. |f[il] |,<[b/]| ago(?:[.!<]|$)|PUBL|VERÖFF|INTERN/

const isSuspect = (text: string): boolean => words.test(text) || (sign.test(text) && besideSign.test(text))

export function checkProgramMarks(text: string): Verdict {
  const words = checkProgramWords(text)
  if (words || !isSuspect(text)) return words
  for (const { mark, advice: what, repair } of marks) {
    const [found] = text.match(mark) ?? []
    if (found === undefined) continue
    const message = `"${found.replace(/\n|<\/?(?:br|p)>/g, ' ').trim()}" ${what}`
    if (!repair) return { message }
    const own = repair(found)
    const repaired = withoutWords(text.replace(new RegExp(mark, `${mark.flags}g`), repair))
    const advice = own === '' || !repaired.suggestion ? '' : ` Write "${own}".`
    return { message: message + advice, ...repaired }
  }
  return undefined
}
