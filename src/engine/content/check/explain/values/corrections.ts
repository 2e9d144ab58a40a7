import { asObject } from '../../../../base/shared-types/json'
import { withHyphens } from '../../../../base/text/language/hyphens'
import { languageCalled } from '../../../../base/text/language/language-names'
import { readDay, readFigures } from '../../../../base/text/language/read-day'
import { speller } from '../../../../base/text/language/slug'
import { readClock } from '../../../../base/text/language/time-of-day'
import { ownPathOf, previewPathOf } from '../../addresses/web-address'

const withoutOthers = (text: string): string => text.replace(/[^A-Za-z0-9/*-]+/g, '')

/** Steps from common forms to a strict one; the first result that fits is meant. */
const corrections: ((text: string, language: unknown) => string)[] = [
  (text) => text.trim(),
  withHyphens,
  (text) => text.toLowerCase(),
  (text, language) => speller(language)(text),
  (text) => text.replace(/&/g, ' and ').replace(/[\s_.]+/g, '-'),
  withoutOthers,
  (text) => text.replace(/-{2,}/g, '-').replace(/(^|\/)-|-($|\/)/g, '$1$2'),
  (text) => text.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1'),
  (text) => (text.startsWith('/') ? text : `/${text}`),
]

const dayAndClock =
  /^(\S.*?)(?:[T,]\s?|\s)(?:(?:at|um|à|às|a las|alle|om|o) )?(\d{1,2}[:.h]\d{2}(?:\s?(?:[ap]m|uhr|h))?|\d{1,2}\s?(?:[ap]m|uhr|h))$/i

/**
 * Turns days and times of other programs ("2027-1-12T9:00", "31/12/2027 9.00") into the form of pages.json. They are two
 * if day and month could be swapped, as in "01/02/2027".
 */
export function readTimes(text: string, pattern: string, language: unknown): string[] {
  const form = new RegExp(pattern, 'u')
  const written = text
    .trim()
    .replace(/(?<=\d\.) +(?=\d)| ?(?:GMT|UTC|(?<=\d)Z)$/g, '')
    .replace(/(?<=\d:\d\d):\d\d(?:\.\d+)?$/, '')
  const [, day = written, clock = '0:00'] = dayAndClock.exec(written) ?? []
  const time = /^24[:.]00$/.test(clock) ? '24:00' : readClock(clock)
  const figures = readFigures(day, language)
  const days = figures.length > 0 ? figures : [readDay(day, language) ?? []].flat()
  return days.flatMap((one) => [`${one} ${time}`, one].find((moment) => form.test(moment)) ?? [])
}

/** The path in an address of the site or its preview, a file name, a path with more. */
function pathIn(text: string, siteUrl: unknown): string | undefined {
  const address = text.trim().replaceAll('\\', '/')
  const own =
    previewPathOf(address) ??
    ownPathOf(address, { siteUrl }) ??
    ownPathOf(address.replace(/^www\./i, 'https://www.'), { siteUrl })
  if (own === undefined && (address === '' || /^[a-z]+:|^www\./i.test(address))) return undefined
  return (own ?? address).replace(/[?#].*/, '').replace(/(?:\/index)?\.(?:html?|php|aspx?)$/i, '') || '/'
}

/** What other programs write for /* at the end of a path: /blog/:slug, /blog/(.*), /blog/**, /blog/[slug]. */
const pathsUnder = /\/(?:\[[^[\]]*\]|\{[^{}]*\}|:\w+\*?|\(\.\*\)|\.?\*+)$/

/** "/en_visit", "/visit.en" -> "/en/visit" on a site that has English. */
function belowLanguage(path: string, languages: string[]): string | undefined {
  const [, before, rest] = path.match(/^\/([a-z]{2,3}(?:-[a-z]{2})?)[_.](.+)$/i) ?? []
  const [, start, behind] = path.match(/^(\/.+)[_.]([a-z]{2,3}(?:-[a-z]{2})?)$/i) ?? []
  if (before && languages.includes(before)) return `/${before}/${rest}`
  return behind && languages.includes(behind) ? `/${behind}${start}` : undefined
}

export function correctedPath(text: string, pattern: string, root: unknown): string | undefined {
  const { url, language, languages } = asObject(asObject(root).site)
  const path = pathIn(text, url)
  if (path === undefined) return undefined
  const form = new RegExp(pattern, 'u')
  const under = path.replace(pathsUnder, '/*')
  if (under !== path) return form.test(under) ? under : undefined
  const inLanguage = belowLanguage(path, Object.keys(asObject(languages)))
  if (inLanguage !== undefined && form.test(inLanguage)) return inLanguage
  const nearest = form.test(path) ? path : corrected(path, pattern, language)
  // Of letters that have no spelling with a to z, nothing is left.
  return nearest === '/' && /\p{L}/u.test(path) ? undefined : nearest
}

/** The only email or web address in a text: "Ada <ada@small.example>", "ada@small.example." */
function addressIn(text: string, form: RegExp): string[] {
  const parts = text.split(/[\s<>()[\]"]+/).map((part) => part.replace(/^mailto:|(?<![.,;:])[.,;:]+$/g, ''))
  const fitting = new Set(parts.filter((part) => /@|:\/\//.test(part) && form.test(part)))
  return fitting.size === 1 ? [...fitting] : []
}

/** '<meta name="…" content="code" />' -> 'code' */
const contentOfTag = (text: string): string => text.match(/^\s*<meta\s[^<>]*\bcontent=["']?([^"'<>\s]+)/i)?.[1] ?? text

/** `language` says how letters are spelled with a to z. */
export function corrected(text: string, pattern: string, language?: unknown): string | undefined {
  const form = new RegExp(pattern, 'u')
  const host = text.replace(/^(?:[a-z]+:)?\/*/i, '').split('/')[0] as string
  const isHost = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(host)
  const times = readTimes(text, pattern, language)
  const single = [
    ...addressIn(text, form),
    contentOfTag(text),
    // The correction that leaves letters out comes last, because it makes another word.
    ...corrections.filter((correct) => correct !== withoutOthers).map((correct) => correct(text, language)),
    ...(times.length === 1 ? times : []),
    readDay(text, language) ?? text,
    readClock(text) ?? text,
    `in ${text}`,
    text.replace(/\s+/g, ''),
    text.replace(/\/(?:index|default)\.\w+$/, ''),
    text.replace(/(?<!\/)\/+$/, ''),
    text.replace(/[()\s.-]/g, ''),
    text.replace(/^http:/i, 'https:'),
    ...(isHost ? [text.replace(/^(\/\/)?/, 'https://')] : []),
    ...(/^[\da-f]+$/i.test(text) ? [`#${text.toLowerCase()}`] : []),
    text.replaceAll('_', '-'),
    text.replace(/(?<![-_\s])[-_\s]+(.)/g, (_, letter: string) => letter.toUpperCase()),
    text.charAt(0).toLowerCase() + text.slice(1),
  ]
  let sofar = text
  const steps = corrections.map((correct) => {
    sofar = correct(sofar, language)
    return sofar
  })
  return [...single, ...steps, withoutOthers(text), languageCalled(text) ?? text].find(
    (candidate) => candidate !== text && form.test(candidate),
  )
}
