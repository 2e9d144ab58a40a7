/** A contact sheet: `npx tsx artwork/sheet.ts PATHPREFIX OUT.png [columns]` shows matching drawings at card size. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '../public/images')
const [prefix = '', out = 'sheet.png', columns = '4'] = process.argv.slice(2)
const found = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((f) => /\.svg$|\/still-\d+\.png$/.test(f) && f.startsWith(prefix) && statSync(join(root, f)).size > 300) // placeholders are smaller
  .sort()
if (!found.length) throw new Error(`no drawing below public/images begins with "${prefix}"`)
const cols = Math.max(1, Math.min(Number(columns), found.length))
const cell = 400
const ratio = (f: string) => {
  const [, w, h] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(readFileSync(join(root, f), 'utf8')) ?? [0, 16, 10]
  return Number(h) / Number(w)
}
let height = 12
for (let i = 0; i < found.length; i += cols)
  height += Math.ceil(Math.max(...found.slice(i, i + cols).map((f) => ratio(f) * cell))) + 34
const figures = found.map((f) => `<figure><img src="file://${join(root, f)}"><figcaption>${f}</figcaption></figure>`)
const html = `<!doctype html><meta charset="utf-8"><style>body{margin:0;padding:6px;display:grid;gap:6px;background:#bbb;
grid-template-columns:repeat(${cols},${cell}px);align-items:start;font:12px sans-serif}figure{margin:0}
img{width:100%;display:block}figcaption{padding:4px 0 6px}</style>${figures.join('')}`
const dir = mkdtempSync(join(tmpdir(), 'sheet-'))
try {
  writeFileSync(join(dir, 'sheet.html'), html)
  const flags =
    '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync --hide-scrollbars --allow-file-access-from-files'
  execFileSync(
    '/usr/bin/chromium',
    [
      ...flags.split(' '),
      `--user-data-dir=${join(dir, 'profile')}`,
      `--screenshot=${resolve(out)}`,
      `--window-size=${cols * (cell + 6) + 12},${height}`,
      join(dir, 'sheet.html'),
    ],
    { stdio: 'ignore', timeout: 60_000 },
  )
  console.log(`${found.length} pictures on ${out}`)
} finally {
  rmSync(dir, { recursive: true, force: true })
}
