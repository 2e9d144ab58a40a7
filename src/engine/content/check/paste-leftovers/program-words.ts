import type { Finding } from '../findings/rule'
import type { Verdict } from './verdict'

/** What programs for chats, notes, pages and translations show beside a text. With (?<!^) it is not found alone in its field, where it may be the label of a button. */
const filling = [
  '(?:Copy code|Copied!|Regenerate response|Show original|Rate this translation)',
  '(?:Translated (?:with|by)|Übersetzt (?:mit|von)|Traduit (?:avec|par)|Traducido (?:con|por)|Tradotto (?:con|da)|Traduzido (?:com|por)) (?:www\\.)?(?:DeepL|Google)[^<>]{0,40}',
  '(?:Mit|Avec|Con|Com) (?:www\\.)?DeepL[^<>]{0,40} (?:übersetzt|traduit|traducido|tradotto|traduzido)',
  '(?:This message (?:was|has been) (?:deleted|edited)|You deleted this message|Diese Nachricht wurde gelöscht|Du hast diese Nachricht gelöscht|Diese Nachricht wurde bearbeitet|Ce message a été (?:supprimé|modifié)|Seen by (?:everyone|\\d{1,4})|Reply to thread(?:…|\\.{3})|Se eliminó este mensaje|Missed (?:voice|video) call|Forwarded(?: many times)?|Encaminhad[ao]|Transféré|Reenviado|(?:Häufig )?[Ww]eitergeleitet)',
  '(?:\\d{1,3} (?:replies|reply|Antworten|réponses),? (?:Last|Letzte|Dernière) [^<>]{1,40}|View thread|Replied to a thread:?)',
  '\\((?:edited|bearbeitet|modifié|editado|modificato|bewerkt)\\)',
  '(?:Press|Type|Drücke|Gib) [\'‘"“]?/[\'’"”]? (?:for|to|für|ein)(?: [^<>.]{1,40})?',
  '(?:Untitled (?:database|document|presentation|spreadsheet|design|board|form)|Unbenanntes Dokument|▶\\s?Toggle(?: list)?)',
  '(?<!^)(?:Skip to (?:main )?content|Zum (?:Haupti|I)nhalt springen|Aller au contenu(?: principal)?|Saltar al contenido|Back to top|Leave a (?:comment|reply)|Accept all(?: cookies)?|Alle (?:Cookies )?akzeptieren)',
  '(?<!^)(?:Continue reading|Read more|Weiterlesen|Lire la suite|Leer más|Seguir leyendo|Leggi tutto|Lees verder|Czytaj dalej)(?= ?(?:→|»|&raquo;|…|\\.{3}|>)) ?(?:→|»|&raquo;|…|\\.{3}|>)+',
  '\\[(?:…|&hellip;|\\.{3})\\] ?(?:Read more|Continue reading|Weiterlesen|Lire la suite|Leer más)(?: ?(?:→|»))?',
  '(?<!^)[-–] \\d{1,4} [-–]',
  '(?:Last edit was [^<>.]{3,40}|All changes saved(?: in Drive)?|Saved to (?:Drive|OneDrive)|(?<!^)(?:Show (?:less|more)|Mehr anzeigen|Weniger anzeigen))',
  '(?:Like (?:[•·|] )?Comment (?:[•·|] )?(?:Share|Repost|Send)(?: [•·|]?(?:Share|Send))?|Liked by \\S{2,40} and (?:\\d[\\d,.]*[KM]? )?others|Subscribe \\d[\\d.,]*[KM]?(?: [A-Z]\\w+){0,3}|Posted in [^<>]{2,40} by [^<>.]{2,40})',
  '(?<!^)\\d{1,2} min(?:ute)? read(?: [·•|] [^<>]{1,30})?',
  '(?<!^)\\d[\\d.,]{0,9}[KMk]? (?:views|Aufrufe|vues)(?: [•·] [^<>]{1,30})?',
  '[([]?(?:Word|Character) count:? ~?\\d[\\d,.]*(?: (?:words|characters))?[)\\]]?',
  '(?:[Aa]pprox|[Cc]a|[Cc]irca|[Ee]nv)\\.? \\d{2,4} (?:words|characters|Wörter|Zeichen|mots|caractères|palabras|caracteres|parole|caratteri|tekens|znaków)',
  '[([](?:~?\\d{2,4} (?:words|Wörter|mots|palabras|parole)|~?\\d{3,4} (?:characters|chars|Zeichen|caractères|caracteres|caratteri)|(?:Words|Characters|Wörter|Zeichen): ?\\d{1,4})(?:,? [^()\\[\\]<>]{1,30})?[)\\]]',
]

const mail = [
  '(?:--\\s)?(?:Sent from|Gesendet (?:von|mit)|Envoyé (?:de|depuis)|Enviado (?:desde|do|de)|Inviato da(?:l)?|Verzonden (?:vanaf|met|via)|Wysłan[eo] z) (?:my |mijn |meinem |mon |mi |meu |mio |der |die )?(?:iPhone|iPad|Galaxy|Samsung|Android|Huawei|mobile|Handy|Outlook|Mail|GMX|WEB\\.DE|Yahoo|Gmail|Proton|Signal|WhatsApp|Telegram|Teams|Slack|Thunderbird|BlackBerry|Windows)[^.<>\\n]{0,30}',
  'Von meinem (?:iPhone|iPad|Samsung|Handy)[^.<>\\n]{0,20} gesendet',
  '(?:Get|Holen Sie sich|Télécharger|Obtener) Outlook (?:for|für|pour|para) (?:iOS|Android|Mac)',
]

/** What mail programs put around a message. */
const aroundMail = [
  `-{2,12} ?(?:Forwarded|Original|Weitergeleitete|Ursprüngliche) ?-?(?:[Mm]essage|Nachricht) ?-{2,12}`,
  "-{2,12} ?Message (?:transféré|d[’']origine) ?-{2,12}",
  'Begin forwarded message:?|Anfang der weitergeleiteten Nachricht:?',
  '#{2}- [^<>]{5,80} -#{2}',
  '(?:View|Read|Open) this e-?mail in your browser|(?:E-Mail|Newsletter) im Browser (?:ansehen|anzeigen|öffnen)',
]

/** Their end is not known, so no repair takes them out. */
const notices = [
  '(?:Right-click (?:or tap and hold )?here to download pictures|(?:Bitte )?[Hh]ier (?:mit der rechten Maustaste )?klicken, um Bilder herunterzuladen)[^<>]{0,160}',
  '(?:Share this|Teilen mit|Partager|Like this: Like|Tweet this):[^<>]{0,120}',
  '(?:We use|This (?:web)?site uses|Wir verwenden|Diese (?:Webs|S)eite verwendet) [Cc]ookies[^<>]{0,160}(?:Accept|accept|kzeptieren|ettings|instellungen)[^<>]{0,40}',
  '(?:CAUTION|Caution|WARNING|ACHTUNG|Achtung|VORSICHT):? (?:This|Diese|External|Externe)[^<>.]{0,60}e-?mail[^<>]{0,250}',
  '(?:This|Diese) e-?mail (?:and |und |message |is |may |ist |kann )[^<>]{0,100}(?:confidential|intended|vertraulich)[^<>]{0,400}',
  'Please consider the environment before printing[^<>]{0,40}',
]

const foot = [
  '(?:Page|Seite|Página|Pagina|Strona) \\d{1,4}(?: (?:of|von|de|di|sur|van|z) \\d{1,4}|(?<=<p>[^<>]{0,12})(?=</p>))',
  '(?:‹|&lt;)#(?:›|&gt;)',
]

const omitted = [
  '(?:image|video|audio|sticker|GIF|document|photo) omitted',
  '(?:Bild|Video|Audio|Sticker|[Aa]fbeelding) weggelaten',
  '(?:Bild|Video|Audio|Sticker) weggelassen',
  '(?:image|vidéo) absente|(?:[Ii]mmagine|[Vv]ideo) omess[ao]',
  '(?:[Ii]ma[gn]e[mn]|[Vv]íde?o|[Áá]udio) (?:omitid|ocultad)[oa]',
  '&lt;Media omitted&gt;',
]

const kinds = [
  ['filling', filling, 'is what another program shows beside the words. Take it out.'],
  ['mail', mail, 'is the last line of an email. Take it out.'],
  ['aroundMail', aroundMail, 'is what a mail program puts around a message. Take it out.'],
  ['notices', notices, 'is the notice of another program. Take it out.'],
  ['foot', foot, 'is the foot of a printed page. Take it out.'],
  ['omitted', omitted, 'is what a messenger exports in the place of a picture. Take it out.'],
] as const

/** They begin a sentence, and end a passage or precede a sentence. One expression walks through a text once. */
const words = new RegExp(
  String.raw`(?<before>^|<(?:p|li|h3|h4|br)>|[\n.!?…]) ?(?:${kinds.map(([name, list]) => `(?<${name}>${list.join('|')})`).join('|')})[.!]?(?=\s*(?:$|[<\n])| [A-ZÄÖÜÉÀ])`,
  'g',
)

/** The text without words of another program, if others are left. */
export function withoutWords(repaired: string): Pick<Finding, 'suggestion' | 'replacement'> {
  const rest = repaired.replace(/<p>\s*<\/p>|(?<=<p>)\s+|(?<!\s)\s+(?=<\/p>|$)/g, '').trim()
  return /\p{L}/u.test(rest.replace(/<[^<>]*>/g, '')) ? { suggestion: rest, replacement: rest } : {}
}

export function checkProgramWords(text: string): Verdict {
  words.lastIndex = 0
  const found = words.exec(text)?.groups
  if (!found) return undefined
  const [name, , advice] = kinds.find(([kind]) => found[kind] !== undefined) ?? kinds[0]
  const message = `"${found[name]}" ${advice}`
  return name === 'notices' || name === 'foot'
    ? { message }
    : { message, ...withoutWords(text.replace(words, '$<before>')) }
}
