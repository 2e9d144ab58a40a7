import { nounFor } from '../../base/text/numbers'
import type { SiteChange } from './compare/compare'
import {
  describeSiteChange,
  groupPages,
  type SummaryContext,
  type SummaryGroup,
  type SummarySection,
} from './words/describe-site'
import { bullets } from './words/outline'
import { code, inWords } from './words/phrases'

/** "one page added, two pages changed". */
function joinCounts(groups: [number, string, string][]): string {
  const occurring = groups.filter(([count]) => count > 0)
  return occurring.map(([count, noun, what]) => `${inWords(count)} ${nounFor(count, noun)} ${what}`).join(', ')
}

export function describeCounts({ pages, order, shared, settings, collections, files }: SiteChange): string {
  const { added, changed, moved, removed, redirects } = groupPages(pages)
  return joinCounts([
    [added.length, 'page', 'added'],
    [changed.length, 'page', 'changed'],
    [moved.length, 'page', 'moved'],
    [removed.length, 'page', 'removed'],
    [order.moved.length, 'page', 'in another place'],
    [redirects.length, 'redirect', 'changed'],
    [shared.length, 'shared block', 'changed'],
    [settings.length, 'setting', 'changed'],
    [collections.length, 'collection', 'changed'],
    [files.added.length, 'file', 'added'],
    [files.replaced.length, 'file', 'replaced'],
    [files.removed.length, 'file', 'removed'],
  ])
}

const writeGroup = ({ heading, lines }: SummaryGroup): string[] =>
  heading === undefined ? bullets(lines) : [`### ${heading}`, '', ...bullets(lines), '']

const writeSection = ({ title, groups }: SummarySection): string[] => [
  `## ${title}`,
  '',
  ...groups.flatMap(writeGroup),
  '',
]

export function summarize(change: SiteChange, context: SummaryContext): string {
  const { since } = context
  const counts = describeCounts(change)
  const lines = [
    '# What changes on the site',
    '',
    counts
      ? `Since ${code(since)}: ${counts}.`
      : `Since ${code(since)} nothing has changed that visitors would notice.`,
    '',
    ...describeSiteChange(change, context).flatMap(writeSection),
  ]
  return `${lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd()}\n`
}
