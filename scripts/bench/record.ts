import { readFile, writeFile } from 'node:fs/promises'
import { grouped, kilobytes } from '../../src/engine/base/text/numbers'
import { inColumns } from '../../src/engine/building/site-build/closing-table'
import type { Run, SiteFigures } from './measure'

export interface BenchRecord {
  at: string
  machine: string
  /** The load by other programs at its start. */
  load: number
  sites: SiteFigures[]
}

/** With a higher load, differences may be due to other programs. */
const busyLoad = 1

const tasks = ['check', 'cold', 'content', 'edit', 'again', 'recheck'] as const

const titles: Record<'floor' | (typeof tasks)[number], string> = {
  floor: 'minimum',
  check: 'check alone',
  cold: 'build, nothing cached',
  content: 'build, code cached',
  edit: 'build, one page edited',
  again: 'build, nothing changed',
  recheck: 'preview, page edited',
}

/** Smaller ratios are not significant. */
const noise = 1.15

/** Relative to the minimum, so that machines can be compared. */
const ratio = (run: Run, floor: Run) => run.seconds / floor.seconds

/** Relative to the last record. */
function changeOf(task: (typeof tasks)[number], site: SiteFigures, last: BenchRecord | undefined): number | undefined {
  const before = last?.sites.find(({ pages }) => pages === site.pages)
  return before && ratio(site[task], site.floor) / ratio(before[task], before.floor)
}

function timesOf(site: SiteFigures, last: BenchRecord | undefined): string[] {
  const rows = (['floor', ...tasks] as const).map((task) => [
    titles[task],
    site[task].seconds.toFixed(2),
    ((site[task].seconds / site.pages) * 1000).toFixed(2),
    ratio(site[task], site.floor).toFixed(1),
    site[task].memory?.toFixed(0) ?? '-',
    (task !== 'floor' && changeOf(task, site, last)?.toFixed(2)) || '-',
  ])
  const size = `${grouped(site.files)} files, ${grouped(Math.round(site.bytes / 1000))} kB`
  return [
    `A site of ${grouped(site.pages)} pages: ${size}`,
    ...inColumns([['', 'seconds', 'ms a page', '× minimum', 'MB', '× last'], ...rows]),
    '',
  ]
}

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

export function compare({ load, sites }: BenchRecord, last: BenchRecord | undefined): string {
  if (!last) return 'There is no earlier record to compare with.'
  const changes = sites.flatMap((site) => {
    const times = tasks.flatMap((task) => {
      const change = changeOf(task, site, last)
      if (change === undefined || Math.abs(Math.log(change)) < Math.log(noise)) return []
      return [`${grouped(site.pages)} pages, ${titles[task]}: ${change.toFixed(2)} × as long`]
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
    Math.max(load, last.load) >= busyLoad
      ? [
          `Other programs were running (load ${last.load.toFixed(1)} then, ${load.toFixed(1)} now): differences may be due to them.`,
        ]
      : []
  const alike = `Nothing differs from the record of ${last.at} by more than ${Math.round((noise - 1) * 100)} %.`
  return [...busy, ...(changes.length > 0 ? [`Since the record of ${last.at}:`, ...changes] : [alike])].join('\n')
}

export async function readRecord(file: string): Promise<BenchRecord | undefined> {
  try {
    const record = JSON.parse(await readFile(file, 'utf8')) as BenchRecord
    return typeof record.load === 'number' &&
      record.sites.every(({ floor, recheck, firstLoad }) => floor && recheck && firstLoad)
      ? record
      : undefined
  } catch {
    return undefined
  }
}

/** Keeps the figures of sites that were not measured this time. */
export async function keepRecord(file: string, record: BenchRecord, last: BenchRecord | undefined): Promise<void> {
  const measured = new Set(record.sites.map(({ pages }) => pages))
  const others = last?.machine === record.machine ? last.sites.filter(({ pages }) => !measured.has(pages)) : []
  const sites = [...others, ...record.sites].sort((one, other) => one.pages - other.pages)
  await writeFile(file, `${JSON.stringify({ ...record, sites }, null, 2)}\n`)
}
