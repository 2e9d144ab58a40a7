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
  '(?:ChatGPT|Copilot|Gemini|Claude|You) said:',
  `(?:Copy code|Copied!|Regenerate response|Show original|Rate this translation)${atEnd}`,
  String.raw`(?:Translated (?:with|by)|Übersetzt (?:mit|von)|Traduit (?:avec|par)|Traducido (?:con|por)|Tradotto (?:con|da)) (?:www\.)?(?:DeepL|Google)[^<>]{0,40}${atEnd}`,
  String.raw`(?:Formatted|Formatiert|Commented|Kommentiert)(?: \[\w{2,5}\])?: (?:Font|Schriftart|Indent|Einzug|Normal|Heading)[^<>]{0,60}`,
  String.raw`(?:Option|Variante|Version) [1-9A-C] \([^()<>]{3,40}\):${atEnd}`,
  String.raw`(?:Headline|Heading|Subheading|Überschrift|Meta description|Button text|CTA): (?=\p{Lu})`,
]

const marks: ProgramMark[] = [
  {
    mark: new RegExp(
      String.raw`${atStart}(?:${beside.join('|')})|\s?(?:…|\.{3})\s?(?:See more|mehr anzeigen|Mehr ansehen|Voir plus|Ver más)${atEnd}|(?:\s#[\p{L}\p{N}_]{2,40}){3,20}${atEnd}|hashtag(?=#)|\[\^\d{1,2}\](?!:)|(?<=[\p{L}.])\[(?:edit|citation needed)\](?=[\s<.,]|$)`,
      'u',
    ),
    advice: 'is what another program shows beside the words. Take it out.',
    repair: remove,
  },
  {
    mark: /(?:(?:From|Von|De|Da): [^<>:]{1,80} (?:Sent|Date|Gesendet|Datum|Envoyé|Enviado|Inviato): |(?:On|Am) [^<>:]{1,40}\d{4}[^<>:]{0,12} \d{1,2}:\d\d[^<>:]{1,60}(?:&lt;[^<>]{1,60}&gt; )?(?:wrote|schrieb)[^<>:]{0,40}:)/,
    advice: 'is the head of an email. Take it out.',
  },
  {
    mark: /\[\[[^[\]<>]{1,80}\]\]|'''[^'<>]{1,80}'''|(?<=^|>)={2,6} [^=<>]{1,80} ={2,6}|(?<=^|>)h[1-6]\. |\\(?:textbf|textit|emph|section\*?|href)\{[^{}<>]{0,80}\}|\d\d:\d\d:\d\d[,.]\d{3} --(?:&gt;|>) \d\d:\d\d:\d\d[,.]\d{3}/,
    advice: 'is the markup of another program: visitors would read its signs. Write the words alone.',
  },
  {
    mark: /(?:Error! (?:Reference source not found|Bookmark not defined|Hyperlink reference not valid)|Fehler! (?:Verweisquelle konnte nicht gefunden werden|Textmarke nicht definiert|Hyperlink-Referenz ungültig)|Erreur\s?! (?:Source du renvoi introuvable|Signet non défini)|¡Error! (?:No se encuentra el origen de la referencia|Marcador no definido)|Erro! (?:A origem da referência não foi encontrada|Indicador não definido)|Errore\. (?:L'origine riferimento non è stata trovata|Il segnalibro non è definito))\.?/,
    advice: 'is what a word processor writes where it cannot find what the words refer to. Write what they refer to.',
  },
  {
    mark: /\s?\[[A-Z]{2,3}\d{1,2}\](?!\()/,
    advice: 'is the mark of a comment in a word processor. Take it out.',
    repair: remove,
  },
  { mark: /_x000[9AD]_/i, advice: 'is the code of a spreadsheet for the end of a line. Take it out.', repair: remove },
  {
    mark: /(?<!\p{L})\p{L}{0,40}\p{Ll}{2}- (?!(?:and|or|nor|to|but|than|und|oder|bis|sowie|bzw|als|et|ou|o|e|y|u|i|lub|oraz|en|of|tot)(?!\p{L}))\p{Ll}{3,40}/u,
    advice: 'has a hyphen and a space in it, as a PDF parts words at the end of a line. Write it as one word.',
  },
  {
    mark: /\p{L}{0,40}[\ufb00-\ufb06]\p{L}{0,40}/u,
    advice: 'has two letters in one sign, as a PDF sets them: searches do not find the word.',
    repair: (found) => found.normalize('NFKC'),
  },
  {
    mark: new RegExp(
      String.raw`${atStart}(?:Page|Seite|Página|Pagina|Strona) \d{1,4} (?:of|von|de|di|sur|van|z) \d{1,4}(?=\s*(?:$|<|\p{Lu}))`,
      'u',
    ),
    advice: 'is the foot of a printed page. Take it out.',
  },
  {
    mark: new RegExp(
      String.raw`${atStart}(?:--\s)?(?:Sent from my (?:iPhone|iPad|Galaxy|Samsung|Android|Huawei|mobile)[^.<>\n]{0,30}|Get Outlook for (?:iOS|Android)|Von meinem (?:iPhone|iPad|Samsung|Handy)[^.<>\n]{0,20} gesendet|Envoyé de mon (?:iPhone|iPad)|Enviado desde mi (?:iPhone|iPad)|Enviado do meu (?:iPhone|iPad)|Inviato da(?:l mio)? (?:iPhone|iPad)|Verzonden vanaf mijn (?:iPhone|iPad)|Wysłane z (?:iPhone|iPad)[’'a-z]{0,3})${atEnd}`,
      'u',
    ),
    advice: 'is the last line of an email. Take it out.',
    repair: remove,
  },
  {
    mark: /(?:=[C-F][0-9A-F](?:=[89AB][0-9A-F]){1,3})+/,
    advice: 'is the code of an email for a letter.',
    repair: (found) => decodeURIComponent(found.replaceAll('=', '%')),
  },
  {
    mark: new RegExp(
      String.raw`${atStart}(?:\[\d{1,2}[/.]\d{1,2}[/.]\d{2,4}, \d{1,2}:\d{2}(?::\d{2})?(?:\s[AP]M)?\]|\d{1,2}[/.]\d{1,2}[/.]\d{2,4}, \d{1,2}:\d{2} -) [^:<>\n]{1,40}: ?`,
      'u',
    ),
    advice: 'is the time and the name that a messenger puts before a message. Take it out.',
    repair: remove,
  },
  {
    mark: new RegExp(
      `${atStart}(?:(?:image|video|audio|sticker|GIF|document|photo) omitted|(?:Bild|Video|Audio|Sticker) weggelassen|(?:image|vidéo) absente|(?:imagen|vídeo) omitid[oa]|&lt;Media omitted&gt;)${atEnd}`,
      'u',
    ),
    advice: 'is what a messenger exports in the place of a picture. Take it out.',
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
    mark: /[\u{1d400}-\u{1d7ff}]{2,}(?: [\u{1d400}-\u{1d7ff}]+)*/u,
    advice: 'is made of signs for mathematics: screen readers spell them or skip them, and searches do not find them.',
    repair: (found) => found.normalize('NFKC'),
  },
]

/** Fast first tests: most texts hold none of these. Few first letters in each, and words apart from signs, make them fast. */
const sign = /[\t\ud835\ufb00-\ufb06[%#:!\\…(]|=[=C-F]|- |\.\.\.|'''|";"/
const besideSign =
  /[\t\ud835\ufb00-\ufb06]|(?:rror|Fehler|Erreur|Erro)\s?!|\[[A-Z\d]|\S- \S|=[C-F]|\d:\d\d|";"|%20|:[a-z_]+:| said:|Copied!|(?:at|iert|tted|From|Von|De|Da): |^(?:<p>)?(?:[HSBM][a-z]{3,9}(?: [dt]\w+)?|Über\w+|CTA): |(?:ion|nte) \w \(|…[SmMV ]|\.\.\.[SmMV ]|\s#\S|g#|\[[\^[a-z]|'''|== |\\[a-z]{4}/
const words =
  /iP(?:hone|ad)|Outlook|Sent from|Copy code|Regenerate|Show orig|Rate this|DeepL|by Google|Errore\.|(?:Page|Seite|P[áa]gina|Strona) \d+ [a-z]/
const smallWords = /_x000|gesendet|omit(?:ted|id)|weggel|absente|message was|h\d\. /

const isSuspect = (text: string): boolean =>
  words.test(text) || smallWords.test(text) || (sign.test(text) && besideSign.test(text))

export function checkProgramMarks(text: string): Verdict {
  if (!isSuspect(text)) return undefined
  for (const { mark, advice, repair } of marks) {
    const [found] = text.match(mark) ?? []
    if (found === undefined) continue
    const message = `"${found.trim()}" ${advice}`
    if (!repair) return { message }
    const own = repair(found)
    const rest = text
      .replace(new RegExp(mark, `${mark.flags}g`), repair)
      .replace(/<p>\s*<\/p>|(?<=<p>)\s+|(?<!\s)\s+(?=<\/p>|$)/g, '')
      .trim()
    if (!/\p{L}/u.test(rest.replace(/<[^<>]*>/g, ''))) return { message }
    return { message: own === '' ? message : `${message} Write "${own}".`, suggestion: rest, replacement: rest }
  }
  return undefined
}
