/**
 * What is published as raster pictures. `npm run rasterise` writes the stills of the projects, as a film's frames would
 * come, and beside them how some came about (still-1-sketch, still-1-line). It also writes pictures for those who take no
 * svg: social networks, phones' home screens, and what asks for /favicon.ico. These stand beside their drawings:
 * images/social.png, images/touch-icon.png, and one for every page that has a social picture of its own: of its banner, and
 * of a project's cover. `npm run rasterise -- stills` writes the stills alone.
 */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { allScenes, isStill } from './all-scenes'
import { joinIcons } from './icon-file'
import { line, sketch } from './pencil'

const site = fileURLToPath(new URL('../public', import.meta.url))
const images = join(site, 'images')

const content = readFileSync(join(site, '../pages.json'), 'utf8')

/** The pages, some of which have a social picture of their own. */
const { pages } = JSON.parse(content) as { pages: { socialImage?: string }[] }

/** Social networks fetch pictures over and over: none is heavier than this many bytes. */
const heaviest = 120_000

const card = { width: 1200, height: 630 }
const tile = { width: 180, height: 180 }

/**
 * Draws an svg at a size, cut where it is too high or too wide: then what stands on its right stays, as in banners. Fewer
 * colours are tried until the file is light enough.
 */
async function rasterise(from: string, to: string, { width, height }: typeof card): Promise<void> {
  const { width: drawn = width } = await sharp(from).metadata()
  for (const colours of [256, 128, 64, 32]) {
    await sharp(from, { density: (72 * width) / drawn })
      .resize(width, height, { fit: 'cover', position: 'right' })
      .flatten({ background: '#fff7e8' })
      .png({ palette: true, colours, dither: 0, effort: 10, compressionLevel: 9 })
      .toFile(to)
    if (statSync(to).size <= heaviest) break
  }
  const { size } = statSync(to)
  if (size > heaviest) throw new Error(`${to} has ${size} bytes.`)
  console.log(`${relative(images, to)}: ${Math.round(size / 1000)} kB`)
}

/** What a still is published as. Sketches are many small strokes: narrower, and in fewer colours, they stay light. */
const stages = [
  { suffix: '', draw: (svg: string) => svg, width: 1600, colours: 256 },
  { suffix: '-line', draw: line, width: 1200, colours: 32 },
  { suffix: '-sketch', draw: sketch, width: 1200, colours: 16 },
]

/**
 * Frames are 1600 pixels wide. A png with a palette is the lightest of what keeps a flat drawing whole: 61 kB on
 * average, webp of quality 90 has 81, lossless webp 95.
 */
async function writeStills(): Promise<void> {
  let [written, same] = [0, 0]
  for await (const { key, draw } of allScenes()) {
    if (!isStill(key)) continue
    // How a still came about is drawn where a page shows it.
    for (const stage of stages.filter(({ suffix }) => !suffix || content.includes(`${key}${suffix}.png"`))) {
      const picture = await sharp(Buffer.from(stage.draw(draw())))
        .resize(stage.width)
        .flatten({ background: '#fff7e8' })
        .png({ palette: true, dither: 0, effort: 10, compressionLevel: 9, colours: stage.colours })
        .toBuffer()
      const path = join(images, `${key}${stage.suffix}.png`)
      if (existsSync(path) && readFileSync(path).equals(picture)) same++
      else {
        writeFileSync(path, picture)
        written++
      }
    }
  }
  console.log(`stills: ${written} written, ${same} unchanged`)
}

async function writeSocialPictures(): Promise<void> {
  await rasterise(join(images, 'social.svg'), join(images, 'social.png'), card)
  await rasterise(join(images, 'touch-icon.svg'), join(images, 'touch-icon.png'), tile)
  for (const { socialImage } of pages) {
    if (!socialImage) continue
    const drawing = socialImage.replace(/-social\.png$/, '.svg').replace(/\/social\.png$/, '/cover.svg')
    await rasterise(join(site, drawing), join(site, socialImage), card)
  }
}

/** Writes the icon that browsers and programs ask for by this name, in the three sizes that they show. */
async function writeIconFile(): Promise<void> {
  const icon = join(images, 'icon.svg')
  const draw = (side: number) =>
    sharp(icon, { density: (72 * side) / 64 })
      .resize(side, side)
      .png()
      .toBuffer()
  const sides = [16, 32, 48]
  const file = joinIcons(await Promise.all(sides.map(async (side) => ({ side, png: await draw(side) }))))
  writeFileSync(join(site, 'favicon.ico'), file)
  console.log(`favicon.ico: ${Math.round(file.length / 1000)} kB`)
}

await writeStills()
if (process.argv[2] !== 'stills') {
  await writeSocialPictures()
  await writeIconFile()
}
