import { nounFor } from '../text/numbers'
import type { SiteChange } from './compare/compare'
import { bullets } from './words/outline'
import { code, inWords } from './words/phrases'
import { type Group, groupPages, type Section, type SummaryContext, saySite } from './words/say-site'

/** "one page added, two pages changed"; kinds of change that did not happen are left out. */
function sayCounts(groups: [number, string, string][]): string {
  const told = groups.filter(([count]) => count > 0)
  return told.map(([count, noun, what]) => `${inWords(count)} ${nounFor(count, noun)} ${what}`).join(', ')
}

/** Says how much of each kind has changed; an empty text where nothing has that visitors would notice. */
export function sayAllCounts({ pages, shared, settings, files }: SiteChange): string {
  const { added, changed, moved, removed, redirects } = groupPages(pages)
  return sayCounts([
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
}

const writeGroup = ({ heading, lines }: Group): string[] =>
  heading === undefined ? bullets(lines) : [`### ${heading}`, '', ...bullets(lines), '']

const writeSection = ({ title, groups }: Section): string[] => [`## ${title}`, '', ...groups.flatMap(writeGroup), '']

/** What a change does to a site, as markdown for people who review it and do not program. */
export function summarize(change: SiteChange, context: SummaryContext): string {
  const { since } = context
  const counts = sayAllCounts(change)
  const lines = [
    '# What changes on the site',
    '',
    counts
      ? `Since ${code(since)}: ${counts}.`
      : `Since ${code(since)} nothing has changed that visitors would notice.`,
    '',
    ...saySite(change, context).flatMap(writeSection),
  ]
  return `${lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd()}\n`
}
