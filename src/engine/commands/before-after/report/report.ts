import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { plainMarkedWords } from '../../../base/text/marked-words'
import { plural } from '../../../base/text/numbers'
import { escapeHtml } from '../../../base/text/tags'
import { describeCounts } from '../../../content/change-summary/summary'
import {
  describeSiteChange,
  type SummaryGroup,
  type SummarySection,
} from '../../../content/change-summary/words/describe-site'
import type { Line } from '../../../content/change-summary/words/outline'
import { code } from '../../../content/change-summary/words/phrases'
import type { TargetKey } from '../../../content/change-summary/words/target-key'
import type { Comparison } from '..'
import type { VisibleChange } from '../visible-change'
import { type Budget, fitPictures } from './budget'
import { describeIndirectChange, describeVisibleCounts, flatten } from './describe-change'
import { markedHtml, picturesHtml } from './pictures-html'
import { type SortedChanges, sortChanges } from './sort-changes'

/** A report can be sent by mail and opens at once. */
const maxBytes = 15_000_000

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

class Writer {
  constructor(
    private readonly comparison: Comparison,
    private readonly sorted: SortedChanges,
    private readonly budget: Budget,
  ) {}

  section = ({ title, groups }: SummarySection): string =>
    `<section><h2>${escapeHtml(title)}</h2>${groups.map(this.group).join('')}</section>`

  private group = ({ heading, target, lines }: SummaryGroup): string => {
    const pictures = this.pictures(target, plainMarkedWords(`${heading ?? ''} was added`))
    return `${heading === undefined ? '' : `<h3>${markedHtml(heading)}</h3>`}${pictures}<ul class="sentences">${this.lines(lines)}</ul>`
  }

  /** The pictures of a target follow the last of its sentences. */
  private lines = (lines: Line[]): string =>
    lines
      .map((one, index) => {
        const isLast = one.target !== lines[index + 1]?.target
        const under = one.under.length > 0 ? `<ul>${this.lines(one.under)}</ul>` : ''
        return `<li><p>${markedHtml(one.text)}</p>${under}${isLast ? this.pictures(one.target, flatten(one)) : ''}</li>`
      })
      .join('')

  private pictures = (target: TargetKey | undefined, sentence: string): string =>
    (target === undefined ? [] : (this.sorted.byTarget.get(target) ?? []))
      .map((change) => picturesHtml(change, sentence, this.budget))
      .join('')

  indirect(): string {
    const { indirect } = this.sorted
    if (indirect.length === 0) return ''
    const pages = [...new Set(indirect.map(({ page }) => page))]
    const ofPage = (page: string) =>
      indirect.filter((change) => change.page === page).map((change) => this.indirectLine(change))
    const groups = pages.map(
      (page) => `<h3>${markedHtml(code(page))}</h3><ul class="sentences">${ofPage(page).join('')}</ul>`,
    )
    return `<section><h2>Looks different, but was not edited</h2>${groups.join('')}</section>`
  }

  private indirectLine(change: VisibleChange): string {
    const words = describeIndirectChange(change, this.comparison.isCodeChanged)
    const pictures = change.pairs.length > 0 ? picturesHtml(change, plainMarkedWords(words), this.budget) : ''
    return `<li><p>${markedHtml(words)}</p>${pictures}</li>`
  }
}

function describeResult({ folder, changes, pages, pagesCompared, notes }: Comparison): string[] {
  const edited = describeCounts(folder.change)
  const looks = describeVisibleCounts(changes)
  const rest = pages - pagesCompared
  const all = `${plural(pages, 'page')}, on a phone and on a desktop`
  return [
    edited ? `Edited: ${edited}.` : 'Nothing was edited that visitors would notice.',
    looks ? `Visible: ${looks}.` : `Nothing looks different: ${all}.`,
    ...(looks && rest > 0
      ? [`${plural(rest, 'other page')} ${rest === 1 ? 'is' : 'are'} identical to the last byte.`]
      : []),
    ...notes,
  ]
}

const views = `<fieldset class="views"><legend>Compare with</legend><label><input type="radio" name="view" id="slider" checked> a slider</label><label><input type="radio" name="view" id="side-by-side"> both side by side</label><label><input type="checkbox" id="outlines" checked> outlines around differences</label></fieldset>`

function describeOmissions(changes: VisibleChange[], { thumbnails, wholes }: Budget): string {
  const seen = changes.filter(({ pairs }) => pairs.length > 0)
  const [small, none] = [thumbnails.size - wholes.size, seen.length - thumbnails.size]
  const words = [
    ...(small > 0 ? [`${plural(small, 'place')} with small pictures only`] : []),
    ...(none > 0 ? [`${none} more without pictures`] : []),
  ]
  return words.length > 0 ? `<p class="note">To keep this file small: ${words.join(', ')}.</p>` : ''
}

function write(comparison: Comparison, budget: Budget): string {
  const { folder, changes, since } = comparison
  const sections = describeSiteChange(folder.change, folder.context)
  const writer = new Writer(comparison, sortChanges(changes, sections), budget)
  const date = new Date(since.time).toLocaleDateString('en-GB', { dateStyle: 'long' })
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Before and after, since ${escapeHtml(since.name)}</title>
<link rel="icon" href="data:,">
<style>${read('../../../editing/editor-ui/style/tokens.css')}${read('style.css')}</style>
<noscript><style>.slide, .views { display: none }</style></noscript>
</head>
<body>
<header>
<p class="since">Compared with <code>${escapeHtml(since.name)}</code>, <bdi>“${escapeHtml(since.subject)}”</bdi>, ${date}</p>
<h1>Before and after</h1>
${describeResult(comparison)
  .map((sentence) => `<p>${markedHtml(sentence)}</p>`)
  .join('\n')}
${describeOmissions(changes, budget)}
${budget.wholes.size > 0 ? views : ''}
</header>
<main>
${sections.map(writer.section).join('\n')}
${writer.indirect()}
</main>
<script>${read('slider.js')}</script>
</body>
</html>
`
}

export function writeReport(comparison: Comparison, limit = maxBytes): string {
  const nothing: Budget = { thumbnails: new Set(), wholes: new Set() }
  const room = limit - Buffer.byteLength(write(comparison, nothing))
  return write(comparison, fitPictures(comparison.changes, room))
}
