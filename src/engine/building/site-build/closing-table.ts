import { dataFile, htmlFile } from '../../base/shared-types/addresses'
import { pictureExtensions } from '../../base/shared-types/pictures'
import { grouped, kilobytes } from '../../base/text/numbers'
import type { Published } from './output/output'

export interface ClosingReport {
  pages: string[]
  published: Published
  reused?: number
  pictures?: number
  encoded?: number
}

const maxHeaviest = 5

const endings: [kind: string, ending: RegExp][] = [
  ['css', /\.css$/],
  ['scripts', /\.m?js$/],
  ['fonts', /\.(woff2?|ttf|otf)$/],
  ['pictures', new RegExp(`\\.(${pictureExtensions.join('|')}|ico)$`, 'i')],
  ['films and sound', /\.(mp4|webm|mov|mp3|ogg|vtt)$/i],
  ['documents', /\.pdf$/i],
]

const kinds = ['html', 'page data', ...endings.map(([kind]) => kind), 'other files']

function kindOf(file: string, files: ReadonlyMap<string, number>): string {
  if (file.endsWith('.html')) return 'html'
  if (file.endsWith('.json') && files.has(file.replace(/json$/, 'html'))) return 'page data'
  return endings.find(([, ending]) => ending.test(file))?.[0] ?? 'other files'
}

export function inColumns(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  )
}

function byKind(bytes: ReadonlyMap<string, number>): string[][] {
  const sums = new Map(kinds.map((kind) => [kind, { files: 0, bytes: 0 }]))
  for (const [file, size] of bytes) {
    const sum = sums.get(kindOf(file, bytes))
    if (!sum) continue
    sum.files++
    sum.bytes += size
  }
  const rows = [...sums]
    .filter(([, sum]) => sum.files > 0)
    .map(([kind, sum]) => [kind, grouped(sum.files), kilobytes(sum.bytes)])
  const all = [...bytes.values()].reduce((total, size) => total + size, 0)
  return [['', 'files', 'kB'], ...rows, ['all', grouped(bytes.size), kilobytes(all)]]
}

function heaviest(pages: string[], bytes: ReadonlyMap<string, number>): string[][] {
  const weights = pages.map((path) => ({
    path,
    html: bytes.get(htmlFile(path)) ?? 0,
    data: bytes.get(dataFile(path)) ?? 0,
  }))
  const rows = weights
    .sort((one, other) => other.html - one.html)
    .slice(0, maxHeaviest)
    .map(({ path, html, data }) => [path, kilobytes(html), kilobytes(data)])
  return [['the heaviest pages', 'html', 'page data'], ...rows]
}

function reuse({ pages, published, reused, pictures = 0, encoded = 0 }: ClosingReport): string {
  const { bytes, kept, written, removed } = published
  const parts = [
    ...(reused === undefined ? [] : [`${grouped(reused)} of ${grouped(pages.length)} pages`]),
    ...(pictures > 0 ? [`${grouped(pictures - encoded)} of ${grouped(pictures)} encoded pictures`] : []),
    `${grouped(kept)} of ${grouped(bytes.size)} files`,
  ]
  return `Reused: ${parts.join(', ')}. Written: ${grouped(written)} files. Removed: ${grouped(removed)}.`
}

/** Sizes are those of the files: `npm run inspect -- weight` shows compressed ones. */
export function closingTable(report: ClosingReport): string {
  const { pages, published } = report
  return [
    ...inColumns(byKind(published.bytes)),
    '',
    ...(pages.length > 0 ? [...inColumns(heaviest(pages, published.bytes)), ''] : []),
    reuse(report),
  ].join('\n')
}

export const editorTable = (published: Published): string =>
  [...inColumns(byKind(published.bytes)), '', reuse({ pages: [], published })].join('\n')
