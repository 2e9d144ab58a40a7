/**
 * A picture of a sound: `npm run sound-sheet -- NAME [OUT.png]`. Peaks are light, the mean of each moment is dark; lines
 * are the cuts of the film (above) and its captions (below).
 */
import sharp from 'sharp'
import { meanOf, peakOf, play } from '../sound/score'
import { filmOfSound, readScore } from '../sound/sound-files'
import { RATE } from '../sound/wave'

const [name = '', out = 'sound.png'] = process.argv.slice(2)
const score = await readScore(name)
const sound = play(score)
const [width, height, middle] = [1600, 420, 190]
const x = (seconds: number) => Math.round((seconds / score.seconds) * width)

const columns = Array.from({ length: width }, (_, column) => {
  const stretch = sound.subarray(
    Math.floor((column / width) * sound.length),
    Math.floor(((column + 1) / width) * sound.length),
  )
  const [peak, mean] = [peakOf(stretch) * 160, meanOf(stretch) * 160]
  return `<path stroke="#9ad7f5" d="M${column} ${middle - peak}V${middle + peak}"/><path stroke="#1d1b3a" d="M${column} ${middle - mean}V${middle + mean}"/>`
})
const film = filmOfSound(name)
let cut = 0
const cuts = (film?.scenes ?? []).map(({ seconds }) => {
  cut += seconds
  return `<path stroke="#ff5a5f" stroke-width="2" d="M${x(cut)} 0V${middle * 2}"/>`
})
const seconds = Array.from(
  { length: Math.ceil(score.seconds) },
  (_, n) => `<text x="${x(n)}" y="12" font-size="11">${n}</text><path stroke="#ccc" d="M${x(n)} 14V24"/>`,
)
const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
const captions = (film?.sound?.captions ?? []).map(
  ({ at, text }, n) => `<text x="${x(at)}" y="${356 + (n % 4) * 16}" font-size="13">▸${escaped(text)}</text>`,
)
const full = `<path stroke="#ff5a5f" stroke-dasharray="4" d="M0 ${middle - 160}H${width}M0 ${middle + 160}H${width}"/>`
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif"><path fill="#fff" d="M0 0H${width}V${height}H0z"/>${[...columns, full, ...cuts, ...seconds, ...captions].join('')}</svg>`
await sharp(Buffer.from(svg)).png().toFile(out)
const silent = sound.findIndex((sample) => Math.abs(sample) > 0.01) / RATE
console.log(
  `peak ${peakOf(sound).toFixed(2)}, mean ${meanOf(sound).toFixed(2)}, begins at ${silent.toFixed(2)} s; on ${out}`,
)
