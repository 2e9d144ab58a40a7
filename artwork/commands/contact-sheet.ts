/** A contact sheet: `npm run contact-sheet -- PREFIX [OUT.png] [COLUMNS]` shows the pictures whose address begins so. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { startBrowser } from '../browser'
import { images } from '../places'

const [prefix = '', out = 'sheet.png', columns = '4'] = process.argv.slice(2)
const smallest = 300 // bytes; placeholders are smaller
const found = readdirSync(images, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.svg$|\/still-\d+\.png$/.test(name) && name.startsWith(prefix))
  .filter((name) => statSync(join(images, name)).size > smallest)
  .sort()
if (!found.length) throw new Error(`no drawing below public/images begins with "${prefix}"`)

const cell = 400
const cols = Math.max(1, Math.min(Number(columns), found.length))
const source = (name: string) => {
  const type = name.endsWith('.svg') ? 'image/svg+xml' : 'image/png'
  return `data:${type};base64,${readFileSync(join(images, name)).toString('base64')}`
}
const figures = found.map((name) => `<figure><img src="${source(name)}"><figcaption>${name}</figcaption></figure>`)
const html = `<!doctype html><meta charset="utf-8"><style>
body{margin:0;padding:6px;display:grid;gap:6px;background:#bbb;grid-template-columns:repeat(${cols},${cell}px);align-items:start;font:12px sans-serif}
figure{margin:0}img{width:100%;display:block}figcaption{padding:4px 0 6px}</style>${figures.join('')}`

const browser = await startBrowser()
try {
  const page = await browser.newPage({ viewport: { width: cols * (cell + 6) + 12, height: 100 } })
  await page.setContent(html)
  await page.screenshot({ path: out, fullPage: true })
} finally {
  await browser.close()
}
console.log(`${found.length} pictures on ${out}`)
