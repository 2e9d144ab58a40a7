import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sayAllCounts } from '../../review/summary'
import type { Line } from '../../review/words/outline'
import { code } from '../../review/words/phrases'
import { type Group, type Section, saySite } from '../../review/words/say-site'
import type { Sight } from '../../review/words/sights'
import { escapeHtml } from '../../site-build/pages/document'
import { plainMarkedWords } from '../../text/marked-words'
import { plural } from '../../text/numbers'
import type { Comparison } from '..'
import type { SeenChange } from '../model'
import { type Budget, shareRoom } from './budget'
import { markedHtml } from './marked-html'
import { picturesHtml } from './pictures-html'
import { countLooks, flatten, sayUnwritten } from './say'
import { type SortedChanges, sortChanges } from './sights'

/** A report is at most so large, in bytes: an artifact that opens at once, and a file that can be sent. */
export const mostBytes = 15_000_000

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

/** Writes the sentences of a comparison, each with its pictures. */
class Writer {
  constructor(
    private readonly comparison: Comparison,
    private readonly sorted: SortedChanges,
    private readonly budget: Budget,
  ) {}

  section = ({ title, groups }: Section): string =>
    `<section><h2>${escapeHtml(title)}</h2>${groups.map(this.group).join('')}</section>`

  private group = ({ heading, sight, lines }: Group): string => {
    const pictures = this.pictures(sight, plainMarkedWords(`${heading ?? ''} was added`))
    return `${heading === undefined ? '' : `<h3>${markedHtml(heading)}</h3>`}${pictures}<ul class="sentences">${this.lines(lines)}</ul>`
  }

  /** What is seen is shown behind the last of the sentences that say it. */
  private lines = (lines: Line[]): string =>
    lines
      .map((one, index) => {
        const isLast = one.sight !== lines[index + 1]?.sight
        const under = one.under.length > 0 ? `<ul>${this.lines(one.under)}</ul>` : ''
        return `<li><p>${markedHtml(one.text)}</p>${under}${isLast ? this.pictures(one.sight, flatten(one)) : ''}</li>`
      })
      .join('')

  private pictures = (sight: Sight | undefined, sentence: string): string =>
    (sight === undefined ? [] : (this.sorted.bySight.get(sight) ?? []))
      .map((change) => picturesHtml(change, sentence, this.budget))
      .join('')

  unwritten(): string {
    const { unwritten } = this.sorted
    if (unwritten.length === 0) return ''
    const pages = [...new Set(unwritten.map(({ page }) => page))]
    const ofPage = (page: string) =>
      unwritten.filter((change) => change.page === page).map((change) => this.unwrittenLine(change))
    const groups = pages.map(
      (page) => `<h3>${markedHtml(code(page))}</h3><ul class="sentences">${ofPage(page).join('')}</ul>`,
    )
    return `<section><h2>Looks different, though nothing was written</h2>${groups.join('')}</section>`
  }

  private unwrittenLine(change: SeenChange): string {
    const words = sayUnwritten(change, this.comparison.isCodeChanged)
    const pictures = change.pairs.length > 0 ? picturesHtml(change, plainMarkedWords(words), this.budget) : ''
    return `<li><p>${markedHtml(words)}</p>${pictures}</li>`
  }
}

/** Says in a few sentences what has come of the comparison. */
function sayResult({ folder, changes, pages, lookedAt, notes }: Comparison): string[] {
  const written = sayAllCounts(folder.change)
  const looks = countLooks(changes)
  const rest = pages - lookedAt
  const all = `${plural(pages, 'page')}, on a phone and on a desktop`
  return [
    written ? `Written: ${written}.` : 'Nothing was written that visitors would notice.',
    looks ? `Seen: ${looks}.` : `Nothing looks different: ${all}.`,
    ...(looks && rest > 0
      ? [`${plural(rest, 'other page')} ${rest === 1 ? 'is' : 'are'} as before to the last byte.`]
      : []),
    ...notes,
  ]
}

const views = `<fieldset class="views"><legend>Look closer with</legend><label><input type="radio" name="view" id="slider" checked> a slider</label><label><input type="radio" name="view" id="side-by-side"> both side by side</label><label><input type="checkbox" id="outlines" checked> outlines around what differs</label></fieldset>`

/** Says how many places have fewer pictures than they could, because the file would be too large. */
function sayLeftOut(changes: SeenChange[], { thumbnails, wholes }: Budget): string {
  const seen = changes.filter(({ pairs }) => pairs.length > 0)
  const [small, none] = [thumbnails.size - wholes.size, seen.length - thumbnails.size]
  const words = [
    ...(small > 0 ? [`${plural(small, 'place')} with small pictures only`] : []),
    ...(none > 0 ? [`${none} more without pictures`] : []),
  ]
  return words.length > 0 ? `<p class="note">So that this file stays small: ${words.join(', ')}.</p>` : ''
}

function write(comparison: Comparison, budget: Budget): string {
  const { folder, changes, since } = comparison
  const sections = saySite(folder.change, folder.context)
  const writer = new Writer(comparison, sortChanges(changes, sections), budget)
  const date = new Date(since.time).toLocaleDateString('en-GB', { dateStyle: 'long' })
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Before and after, since ${escapeHtml(since.name)}</title>
<link rel="icon" href="data:,">
<style>${read('style.css')}</style>
<noscript><style>.slide, .views { display: none }</style></noscript>
</head>
<body>
<header>
<p class="since">Compared with <code>${escapeHtml(since.name)}</code>, “${escapeHtml(since.subject)}”, ${date}</p>
<h1>Before and after</h1>
${sayResult(comparison)
  .map((sentence) => `<p>${markedHtml(sentence)}</p>`)
  .join('\n')}
${sayLeftOut(changes, budget)}
${budget.wholes.size > 0 ? views : ''}
</header>
<main>
${sections.map(writer.section).join('\n')}
${writer.unwritten()}
</main>
<script>${read('slider.js')}</script>
</body>
</html>
`
}

/** Writes the report of a comparison: one html file that needs no other. */
export function writeReport(comparison: Comparison, most = mostBytes): string {
  const nothing: Budget = { thumbnails: new Set(), wholes: new Set() }
  const room = most - Buffer.byteLength(write(comparison, nothing))
  return write(comparison, shareRoom(comparison.changes, room))
}
