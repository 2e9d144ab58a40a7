import { readFile, writeFile } from 'node:fs/promises'
import type { PageWeight } from '../../src/prerender/page-weight'
import type { Run, SiteFigures } from './measure'

/** Everything that one run of the benchmark has measured. */
export interface BenchRecord {
  machine: string
  sites: SiteFigures[]
  firstLoad: PageWeight[]
}

const works = ['check', 'cold', 'content', 'edit', 'again'] as const

/** How many times as long as the floor: the floor is measured in the same run, so machines can be compared. */
const ratio = (run: Run, floor: Run) => run.seconds / floor.seconds

const inColumns = (rows: (string | number)[][]): string => {
  const texts = rows.map((row) => row.map(String))
  const widths = (texts[0] ?? []).map((_, column) => Math.max(...texts.map((row) => row[column]?.length ?? 0)))
  return texts
    .map((row) =>
      row
        .map((text, column) => (column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0)))
        .join('  '),
    )
    .join('\n')
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

/** The figures as people read them. */
export function table({ machine, sites, firstLoad }: BenchRecord): string {
  const builds = sites.flatMap((site) =>
    (['floor', ...works] as const).map((work) => [
      `${site.pages} pages, ${work}`,
      site[work].seconds.toFixed(2),
      ((site[work].seconds / site.pages) * 1000).toFixed(2),
      ratio(site[work], site.floor).toFixed(1),
      site[work].memory?.toFixed(0) ?? '-',
    ]),
  )
  const loads = firstLoad.map(({ path, html, css, loader, app, fonts }) => [
    path,
    ...[html, css, fonts, loader, app].map(kilobytes),
  ])
  return [
    machine,
    '',
    inColumns([['', 'seconds', 'ms a page', '× floor', 'MB'], ...builds]),
    '',
    'First load, kB with brotli; the app only when the page needs it',
    inColumns([['', 'html', 'css', 'fonts', 'loader', 'app'], ...loads]),
  ].join('\n')
}

/** What has become quicker or slower than in the last record, by more than noise. */
export async function compareWithLast(file: string, record: BenchRecord): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (!text) return `\nThere is no earlier record in ${file} to compare with.`
  const last = JSON.parse(text) as BenchRecord
  const changes = record.sites.flatMap((site) => {
    const before = last.sites.find(({ pages }) => pages === site.pages)
    return before
      ? works.flatMap((work) => {
          const change = ratio(site[work], site.floor) / ratio(before[work], before.floor)
          return Math.abs(Math.log(change)) > Math.log(1.15)
            ? [`${site.pages} pages, ${work}: ${change.toFixed(2)} × the last record`]
            : []
        })
      : []
  })
  return `\n${changes.length > 0 ? changes.join('\n') : 'No figure differs from the last record by more than 15 %.'}`
}

/** Keeps the figures for the next comparison. */
export const keepRecord = (file: string, record: BenchRecord): Promise<void> =>
  writeFile(file, `${JSON.stringify(record, null, 2)}\n`)
