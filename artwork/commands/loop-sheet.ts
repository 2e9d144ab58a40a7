/**
 * A contact sheet of a loop: `npm run loop-sheet -- NAME [OUT.png] [COLUMNS] [SHOT]` shows each drawing once, in order. The
 * bar below it is as long as the drawing is held (its full width is one second) and has the colour of the shot. The name
 * "reel" shows the reel of pages.json, and counts its flashes.
 */
import sharp from 'sharp'
import { readLoop } from '../motion/loop-files'
import { flashesOf } from '../motion/loop-problems'
import { pixelsOf } from '../motion/pixels'
import { reelDrawings } from '../motion/reel'
import { drawingsOf } from '../motion/timeline'

const [name = '', out = 'sheet.png', columns = '8', only] = process.argv.slice(2)
const read = async (loop: string) => drawingsOf(await readLoop(loop))
const all = await (name === 'reel' ? reelDrawings(read) : read(name))
const drawings = all.filter(({ shot }) => !only || shot === Number(only) - 1)
const cols = Math.max(1, Number(columns))
const cell = { width: cols > 5 ? 240 : 400, height: cols > 5 ? 150 : 250 }
const bar = 10
const colours = ['#ff5a5f', '#0f8b7f', '#5b2a86', '#ffb52e', '#1d1b3a']

const pictures = await Promise.all(
  drawings.map(async ({ svg, ms, shot }, i) => {
    const left = (i % cols) * cell.width
    const top = Math.floor(i / cols) * (cell.height + bar)
    const [w, h] = [cell.width - 4, cell.height - 4]
    const input = await sharp(await pixelsOf(svg, w, h), { raw: { width: w, height: h, channels: 3 } })
      .png()
      .toBuffer()
    const width = Math.max(2, Math.min(cell.width, Math.round((ms / 1000) * cell.width)))
    const line = { create: { width, height: bar - 4, channels: 3 as const, background: colours[shot % 5] ?? '#000' } }
    return [
      { input, left, top },
      { input: line, left, top: top + cell.height - 2 },
    ]
  }),
)
const rows = Math.ceil(drawings.length / cols)
await sharp({
  create: { width: cols * cell.width, height: rows * (cell.height + bar), channels: 3, background: '#ffffff' },
})
  .composite(pictures.flat())
  .png({ palette: true })
  .toFile(out)
console.log(`${drawings.length} drawings on ${out}`)
if (name === 'reel') console.log(`${await flashesOf(all)} flashes within a second; three are the most`)
