import { readFile, writeFile } from 'node:fs/promises'
import { inColumns } from '../../src/engine/site-build/report/closing-table'
import { grouped, kilobytes } from '../../src/engine/text/numbers'
import type { Run, SiteFigures } from './measure'

/** Everything that one run of the benchmark has measured. */
export interface BenchRecord {
  /** When it ended. */
  at: string
  machine: string
  /** How many programs wanted a core before it began: others than this one. */
  load: number
  sites: SiteFigures[]
}

/** From this load on, differences may come of what else the machine does. */
const busyFrom = 1

const works = ['check', 'cold', 'content', 'edit', 'again'] as const

/** What each row of the table is of. */
const titles: Record<'floor' | (typeof works)[number], string> = {
  floor: 'the least there is to do',
  check: 'check alone',
  cold: 'build, nothing is there',
  content: 'build, the code is there',
  edit: 'build, one page edited',
  again: 'build, nothing changed',
}

/** Figures that are nearer to each other than this may be alike. */
const noise = 1.15

/** How many times as long as the floor: the floor is measured in the same run, so machines can be compared. */
const ratio = (run: Run, floor: Run) => run.seconds / floor.seconds

/** How many times as long as in the last record a work takes, by the floor; undefined where there is nothing to compare. */
function changeOf(work: (typeof works)[number], site: SiteFigures, last: BenchRecord | undefined): number | undefined {
  const before = last?.sites.find(({ pages }) => pages === site.pages)
  return before && ratio(site[work], site.floor) / ratio(before[work], before.floor)
}

function timesOf(site: SiteFigures, last: BenchRecord | undefined): string[] {
  const rows = (['floor', ...works] as const).map((work) => [
    titles[work],
    site[work].seconds.toFixed(2),
    ((site[work].seconds / site.pages) * 1000).toFixed(2),
    ratio(site[work], site.floor).toFixed(1),
    site[work].memory?.toFixed(0) ?? '-',
    (work !== 'floor' && changeOf(work, site, last)?.toFixed(2)) || '-',
  ])
  const size = `${grouped(site.files)} files, ${grouped(Math.round(site.bytes / 1000))} kB`
  return [
    `A site of ${grouped(site.pages)} pages: ${size}`,
    ...inColumns([['', 'seconds', 'ms a page', '× least', 'MB', '× last'], ...rows]),
    '',
  ]
}

/** The figures as people read them, beside those of the last record. */
export function table({ machine, sites }: BenchRecord, last: BenchRecord | undefined): string {
  const loads = sites.map(({ pages, firstLoad: { html, css, fonts, loader, app, data } }) => [
    `a page of ${grouped(pages)}`,
    ...[html, css, fonts, loader, app, data].map(kilobytes),
  ])
  return [
    machine,
    '',
    ...sites.flatMap((site) => timesOf(site, last)),
    'What a visitor loads first, kB with brotli; app and data only when the page needs them',
    ...inColumns([['', 'html', 'css', 'fonts', 'loader', 'app', 'data'], ...loads]),
  ].join('\n')
}

const parts = ['html', 'css', 'fonts', 'loader', 'app', 'data'] as const

/** What has become quicker or slower than in the last record by more than noise, and heavier or lighter at all. */
export function compare({ load, sites }: BenchRecord, last: BenchRecord | undefined): string {
  if (!last) return 'There is no earlier record to compare with.'
  const changes = sites.flatMap((site) => {
    const times = works.flatMap((work) => {
      const change = changeOf(work, site, last)
      if (change === undefined || Math.abs(Math.log(change)) < Math.log(noise)) return []
      return [`${grouped(site.pages)} pages, ${titles[work]}: ${change.toFixed(2)} × as long`]
    })
    const before = last.sites.find(({ pages }) => pages === site.pages)?.firstLoad
    const weights = parts.flatMap((part) =>
      before && kilobytes(before[part]) !== kilobytes(site.firstLoad[part])
        ? [
            `a page of ${grouped(site.pages)}: ${part} ${kilobytes(before[part])} -> ${kilobytes(site.firstLoad[part])} kB`,
          ]
        : [],
    )
    return [...times, ...weights]
  })
  const busy =
    Math.max(load, last.load) >= busyFrom
      ? [
          `Other programs were running (load ${last.load.toFixed(1)} then, ${load.toFixed(1)} now): differences may come of them.`,
        ]
      : []
  const alike = `Nothing differs from the record of ${last.at} by more than ${Math.round((noise - 1) * 100)} %.`
  return [...busy, ...(changes.length > 0 ? [`Since the record of ${last.at}:`, ...changes] : [alike])].join('\n')
}

/** The last record; undefined when there is none that can be read. */
export async function readRecord(file: string): Promise<BenchRecord | undefined> {
  try {
    const record = JSON.parse(await readFile(file, 'utf8')) as BenchRecord
    return typeof record.load === 'number' && record.sites.every(({ floor, firstLoad }) => floor && firstLoad)
      ? record
      : undefined
  } catch {
    return undefined
  }
}

/** Keeps the figures for the next comparison, beside those of sites that were not measured now. */
export async function keepRecord(file: string, record: BenchRecord, last: BenchRecord | undefined): Promise<void> {
  const measured = new Set(record.sites.map(({ pages }) => pages))
  const others = last?.machine === record.machine ? last.sites.filter(({ pages }) => !measured.has(pages)) : []
  const sites = [...others, ...record.sites].sort((one, other) => one.pages - other.pages)
  await writeFile(file, `${JSON.stringify({ ...record, sites }, null, 2)}\n`)
}
