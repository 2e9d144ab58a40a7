import { isObject, parentPointer } from '../../../base/shared-types/json'
import { pictureExtensions } from '../../../base/shared-types/pictures'
import { replaceTags } from '../../../base/text/tags'
import { holderOf } from '../../schema-model/holders'
import type { PageContent } from '../content-index/content'
import type { Finding, PageRule } from '../findings/rule'

/** Screen readers say "image" already. https://webaim.org/techniques/alttext/ */
const announcement =
  /^(?:(?:an?\s+|the\s+|this\s+is\s+an?\s+)?(?:image|picture|photo|photograph|graphic)\s*(?:of\b|:|showing\b|-\s)|(?:ein\s+|das\s+)?(?:bild|foto|grafik)\s*(?:von\b|:)|(?:une\s+)?(?:image|photo)\s+(?:de\b|d['’])|(?:una?\s+)?(?:imagen|foto)\s+del?\b|(?:uma\s+)?imagem\s+d[aeo]s?\b|(?:un[’'])?immagine\s+d(?:i|el|ella)\b|(?:een\s+)?(?:afbeelding|foto)\s+van\b|(?:the|this) (?:image|picture|photo|illustration) (?:shows|depicts|features)\b|(?:das|dieses) bild zeigt\b|l['’]image (?:montre|représente)\b|la (?:imagen|foto) muestra\b|may be an image of\b|alt(?:ernative)?[- ]?text\s*:)/i

/** File names of pictures, those that browsers do not show included. */
const fileName = new RegExp(`^.+\\.(?:${pictureExtensions.join('|')}|heic|tiff?)$`, 'i')

/** Names that cameras and screenshot programs give. */
const cameraName =
  /^(?:(?:img|dsc[fn]?|pxl|screenshot|untitled|image|photo)[-_ ]?\d+|(?:screenshot|screen shot|bildschirmfoto) \d{4}-\d\d-\d\d .{0,30})$/i

/** Words of a name that designers give to files: "hero-image-desktop", "fox_final_v2". */
const designName = /^[a-z\d]+(?:[-_][a-z\d]+)+$/i
const partOfName = /(?:^|[-_])(?:v\d+|final|copy|draft|desktop|mobile|hero|banner|img|image|pic|\d+x\d+)(?=$|[-_])|_/i

const empty =
  /^(alt|alt(ernative)? text|image|picture|photo|photograph|logo|icon|graphic|illustration|banner|n\/?a|none|decorative|decoration|dekorativ|décoratif|decorativ[oa]|what it shows|(?:see|siehe) (?:the )?(?:text|caption|title|oben|below|bildunterschrift)|(?:no|kein) alt(?:[- ]?text)?|bild|foto|grafik|abbildung|imagen|imagem|immagine|afbeelding|obraz|zdjęcie)$/i

/** Who made a picture, or what a program says of it. */
const aside =
  /^(?:photo|foto|image|bild) (?:by|von|par|por) \p{Lu}|\bon (?:Unsplash|Pexels|Pixabay)$|^©|Automatisch generierte Beschreibung|Beschreibung automatisch generiert|[Aa]utomatically generated|^(?:AI-generated content|KI-generierte Inhalte) /u

const simplify = (text: string) =>
  replaceTags(text, () => ' ')
    .replace(/[\s_-]+/g, ' ')
    .replace(/[.!?,;:"“”]+/g, '')
    .trim()
    .toLowerCase()

function initialOf(text: string): number | undefined {
  const code = text.charCodeAt(0) | 32
  return code >= 97 && code <= 122 ? code : undefined
}

/** Ignores tags, punctuation and letter case. Compares first letters first, for speed. */
function isSame(one: string, other: string): boolean {
  if (one.length > other.length + (one.startsWith('<') ? 60 : 8)) return false
  const [initial, otherInitial] = [initialOf(one), initialOf(other)]
  if (initial !== undefined && otherInitial !== undefined && initial !== otherInitial) return false
  return simplify(one) === simplify(other)
}

const baseOf = (address: unknown) =>
  typeof address === 'string' ? (address.split('/').at(-1) ?? '').replace(/\.[^.]*$/, '') : ''

/** Words of a sentence: "a hill", "Ada and Ben". */
const linking =
  /(?<!\p{L})(?:an?|the|and|or|of|in|on|at|to|with|by|und|oder|mit|im|am|ein|eine|der|die|das|et|ou|avec|le|la|les|une?|e|o|os|as|um|uma|com|y|el|un|con)(?!\p{L})/u

/** "bike shop, bike repair, bike wheel, …": short parts without a sentence, with a word twice or all in small letters. */
function isKeywords(alt: string): boolean {
  const parts = alt.toLowerCase().split(/, ?/)
  if (parts.length < 5 || parts.some((part) => !/^[\p{L}-]+(?: [\p{L}-]+){0,2}$/u.test(part))) return false
  const words = parts.flatMap((part) => part.split(' ').filter(({ length }) => length > 3))
  const small = alt.match(/, ?\p{Ll}/gu) ?? []
  const isList = small.length > 2 && !linking.test(alt)
  return isList || words.some((word, index) => words.indexOf(word) < index)
}

function checkWords(alt: string, address: unknown): string | undefined {
  if (
    fileName.test(alt) ||
    cameraName.test(alt) ||
    (designName.test(alt) && partOfName.test(alt)) ||
    (/[-_\d]/.test(alt) && alt === baseOf(address))
  )
    return `"${alt}" is the name of a file. Say what the picture shows, for people who cannot see it.`
  if (empty.test(alt)) return `"${alt}" does not say what the picture shows. Describe it in a sentence.`
  if (isKeywords(alt)) return `"${alt}" is a list of words to search for. Say in a sentence what the picture shows.`
  if (aside.test(alt)) return `"${alt}" is not what the picture shows. Describe it for people who cannot see it.`
  const start = alt.match(announcement)
  if (start)
    return `People who listen to the page hear that this is a picture before they hear this text. Leave "${start[0].trim()}" out and begin with what it shows.`
  return undefined
}

function isBeside(alt: string, pointer: string, parent: unknown, content: PageContent): boolean {
  const isPicture = isObject(parent) && 'src' in parent
  const own = pointer.slice(pointer.lastIndexOf('/') + 1)
  const holder = isPicture ? content.valueAt(parentPointer(parentPointer(pointer))) : parent
  if (!isObject(holder)) return false
  for (const name in holder) {
    const text = holder[name]
    if (typeof text === 'string' && (isPicture || name !== own) && isSame(text, alt)) return true
  }
  return false
}

/** "/images/fox.svg" -> "/images/fox": a drawing and the picture made from it show the same. */
const stemOf = (address: string) => address.replace(/\.[^./]*$/, '')

interface Described {
  alt: string
  address: string
  pointer: string
}

function describedPictures({ ofFormat, html }: PageContent): Described[] {
  const fields = ofFormat('alt').flatMap(({ value, pointer, parent }) =>
    typeof value === 'string' && isObject(parent) && typeof parent.src === 'string'
      ? [{ alt: value, address: parent.src, pointer }]
      : [],
  )
  const tags = html.flatMap(({ pointer, images, alts }) =>
    images.map((address, index) => ({ alt: alts[index] ?? '', address, pointer })),
  )
  return [...fields, ...tags]
}

/** Different pictures of a page with the same words; a picture used twice may repeat its own. */
function findRepeated(content: PageContent): Finding[] {
  const seen = new Map<string, string>()
  return describedPictures(content).flatMap(({ alt, address, pointer }) => {
    const words = alt.trim().toLowerCase()
    if (words === '' || content.examples.sentences.has(alt)) return []
    const key = `${holderOf(pointer)} ${words}`
    const stem = stemOf(address)
    const first = seen.get(key)
    if (first === undefined || first === stem) {
      seen.set(key, stem)
      return []
    }
    const message = `Another picture of this page has the same words: "${alt}". Say what this one shows.`
    return [{ pointer, message }]
  })
}

export const altText: PageRule = {
  code: 'alt-text',
  severity: 'warning',
  scope: 'page',
  check: (content) => {
    const fields = content.ofFormat('alt').flatMap(({ value, pointer, parent }) => {
      const alt = typeof value === 'string' ? value.trim() : ''
      if (alt === '') return []
      const message =
        checkWords(alt, isObject(parent) ? parent.src : undefined) ??
        (isBeside(alt, pointer, parent, content)
          ? `"${alt}" stands beside the picture already, so people who listen to the page hear it twice. Say what the picture shows instead.`
          : undefined)
      return message ? [{ pointer, message }] : []
    })
    const tags = content.html.flatMap(({ pointer, images, alts }) => {
      const messages = images.map((src, index) => checkWords((alts[index] ?? '').trim(), src))
      const message = messages.find((words) => words !== undefined)
      return message ? [{ pointer, message }] : []
    })
    return [...fields, ...tags, ...findRepeated(content)]
  },
}
