import { isObject } from '../check/content'
import type { Pair } from './align'
import { asList, asPart, type PageChange, type Part, type SharedChange, type SiteChange } from './compare'
import { inWords, nameOf, quote, sayChange, sayChanges } from './words'

const code = (text: string) => `\`${text.replace(/[`\r\n]/g, ' ')}\``

const titleOf = (page: Part | undefined) => (typeof page?.title === 'string' ? ` ${quote(page.title)}` : '')

/** 'videoGrid, “Our films”', 'shared block “clients”'. */
function sayBlock(block: unknown): string {
  const { type, shared } = asPart(block)
  if (typeof shared === 'string') return `shared block ${quote(shared)}`
  return [String(type ?? 'no type'), nameOf(isObject(block) ? block : {})].filter(Boolean).join(', ')
}

function sayBlockChange({ before, now, is, hasMoved }: Pair, was: unknown[], blocks: unknown[]): string {
  if (now === undefined) return `the former block ${(before ?? 0) + 1} (${sayBlock(was[before ?? 0])}) removed`
  const name = `block ${now + 1} (${sayBlock(blocks[now])})`
  if (before === undefined) return `${name} added`
  if (is === 'moved') return `${name} moved: it was block ${before + 1}`
  // Told by the name that a reviewer has seen on the page so far.
  const known = `block ${now + 1} (${sayBlock(was[before])})`
  const place = hasMoved ? `moved, it was block ${before + 1}; ` : ''
  return `${known}: ${place}${sayChanges(asPart(was[before]), asPart(blocks[now])).join('; ')}`
}

function sayPage({ before = {}, now = {}, fields, blocks }: PageChange): string[] {
  if (now.redirect !== undefined && before.redirect === undefined)
    return [`is no page any more: its visitors are led to ${code(String(now.redirect))}`]
  if (before.redirect !== undefined && now.redirect === undefined)
    return [`was a redirect to ${code(String(before.redirect))} and is a page now`]
  return [
    ...fields.flatMap((field) => sayChange(field, before[field], now[field])),
    ...blocks.map((pair) => sayBlockChange(pair, asList(before.blocks), asList(now.blocks))),
  ]
}

const bullets = (lines: string[]) => lines.map((line) => `- ${line}`)

function section(title: string, lines: string[]): string[] {
  return lines.length > 0 ? [`## ${title}`, '', ...lines, ''] : []
}

/** Where the visitors of an old path are led; a warning where they are led nowhere. */
function sayVisitors(path: string, content: Part): string {
  const page = asList(content.pages).find((item) => isObject(item) && item.path === path)
  const { redirect } = asPart(page)
  return typeof redirect === 'string'
    ? `visitors of the old address are led to ${code(redirect)}`
    : '**visitors of the old address find nothing: there is no redirect**'
}

const isRedirect = ({ before, now }: PageChange) =>
  (now ?? before)?.redirect !== undefined && (before ?? now)?.redirect !== undefined

function sayRedirect({ kind, path, before, now }: PageChange): string {
  if (kind === 'added') return `${code(path)} leads to ${code(String(now?.redirect))} now`
  if (kind === 'removed') return `${code(path)} led to ${code(String(before?.redirect))}, and no more`
  return `${code(path)} leads to ${code(String(now?.redirect))}, it led to ${code(String(before?.redirect))} before`
}

function sayAdded({ path, now }: PageChange): string {
  const blocks = asList(now?.blocks).map((block) => String(asPart(block).type ?? `shared ${asPart(block).shared}`))
  return `${code(path)}${titleOf(now)}, ${inWords(blocks.length)} ${blocks.length === 1 ? 'block' : 'blocks'}: ${blocks.join(', ')}`
}

function sayShared({ name, before, now, pages }: SharedChange): string[] {
  const where = pages.length > 0 ? `on ${pages.map(code).join(', ')}` : 'on no page'
  if (before === undefined) return [`${quote(name)} (${sayBlock(now)}) added; it stands ${where}`]
  if (now === undefined) return [`${quote(name)} (${sayBlock(before)}) removed`]
  const changes = sayChanges(asPart(before), asPart(now)).join('; ')
  return [`${quote(name)} (${sayBlock(before)}), ${where}: ${changes}`]
}

/** "one page added, two pages changed"; what there is none of is not told. */
function sayCounts(groups: [number, string, string][]): string {
  const told = groups.filter(([count]) => count > 0)
  return told.map(([count, noun, what]) => `${inWords(count)} ${noun}${count === 1 ? '' : 's'} ${what}`).join(', ')
}

/** What a change does to a site, as markdown for people who review it and do not program. `since` names what was before. */
export function summarize(change: SiteChange, since: string): string {
  const { shared, settings, others, files, before, now } = change
  const led = new Set(change.pages.map(({ from }) => from))
  // The redirect from the old path of a page that moved is told with the page.
  const redirects = change.pages.filter((page) => isRedirect(page) && !led.has(page.path))
  const pages = change.pages.filter((page) => !isRedirect(page))
  const of = (kind: PageChange['kind']) => pages.filter((page) => page.kind === kind)
  const [added, changed, moved, removed] = [of('added'), of('changed'), of('moved'), of('removed')]
  const detail = (page: PageChange) => [`### ${code(page.path)}${titleOf(page.now)}`, '', ...bullets(sayPage(page)), '']
  const counts = sayCounts([
    [added.length, 'page', 'added'],
    [changed.length, 'page', 'changed'],
    [moved.length, 'page', 'moved'],
    [removed.length, 'page', 'removed'],
    [redirects.length, 'redirect', 'changed'],
    [shared.length, 'shared block', 'changed'],
    [settings.length, 'setting', 'changed'],
    [files.added.length, 'file', 'added'],
    [files.replaced.length, 'file', 'replaced'],
    [files.removed.length, 'file', 'removed'],
  ])
  const fileLines = [
    ...files.added.map((file) => `${code(file)} added`),
    ...files.replaced.map((file) => `${code(file)} replaced`),
    ...files.removed.map((file) => `${code(file)} removed`),
  ]
  const ofSite = settings.flatMap((name) => sayChange(name, asPart(before.site)[name], asPart(now.site)[name]))
  const ofOthers = others.flatMap((name) => sayChange(name, before[name], now[name]))
  const lines = [
    '# What changes on the site',
    '',
    counts
      ? `Since ${code(since)}: ${counts}.`
      : `Since ${code(since)} nothing has changed that visitors would notice.`,
    '',
    ...section('Pages added', bullets(added.map(sayAdded))),
    ...section('Pages changed', changed.flatMap(detail)),
    ...section(
      'Pages moved',
      moved.flatMap((page) => {
        const { path, from = '', now: page_ } = page
        const head = `${code(from)} is ${code(path)} now${titleOf(page_)}; ${sayVisitors(from, now)}`
        return [`- ${head}`, ...bullets(sayPage(page)).map((line) => `  ${line}`)]
      }),
    ),
    ...section(
      'Pages removed',
      bullets(removed.map((page) => `${code(page.path)}${titleOf(page.before)}; ${sayVisitors(page.path, now)}`)),
    ),
    ...section('Redirects', bullets(redirects.map(sayRedirect))),
    ...section('Shared blocks', bullets(shared.flatMap(sayShared))),
    ...section('Settings of the site', bullets(ofSite)),
    ...section('Other parts of the file', bullets(ofOthers)),
    ...section('Files', bullets(fileLines)),
  ]
  return `${lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd()}\n`
}
