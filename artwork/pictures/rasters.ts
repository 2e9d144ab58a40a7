/** What is published as pixels, each with the drawing that it is rendered from. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { images, publicFolder, root } from '../places'
import type { Rendering } from '../rendered'
import { joinIcons } from './icon-file'
import { line, sketch } from './pencil'
import { allScenes, isStill } from './scenes'

export interface Raster extends Rendering {
  render(): Promise<Buffer>
}

/** The paper of the pictures: what is see-through in a drawing becomes paper. */
const background = '#fff7e8'

/** Social networks fetch pictures over and over: none is heavier than this many bytes. */
const heaviest = 120_000

const card = { width: 1200, height: 630 }
const tile = { width: 180, height: 180 }

const content = readFileSync(join(root, 'pages.json'), 'utf8')
const { pages } = JSON.parse(content) as { pages: { socialImage?: string }[] }

/** How a still is published. Sketches are many small strokes: narrower, and in fewer colours, they stay light. */
const stages = [
  { suffix: '', draw: (svg: string) => svg, width: 1600, colours: 256 },
  { suffix: '-line', draw: line, width: 1200, colours: 32 },
  { suffix: '-sketch', draw: sketch, width: 1200, colours: 16 },
]

/**
 * The frames of the projects' films, and the sketches and lines that a page names. A png with a palette is the lightest
 * of what keeps a flat drawing whole: 61 kB on average, webp of quality 90 has 81, lossless webp 95.
 */
async function* stills(): AsyncGenerator<Raster> {
  for await (const { key, draw } of allScenes('projects/')) {
    if (!isStill(key)) continue
    const svg = draw()
    for (const { suffix, draw: drawStage, width, colours } of stages) {
      if (suffix && !content.includes(`${key}${suffix}.png"`)) continue
      const drawing = drawStage(svg)
      yield {
        path: join(images, `${key}${suffix}.png`),
        source: `${drawing}${width} ${colours}`,
        render: () =>
          sharp(Buffer.from(drawing))
            .resize(width)
            .flatten({ background })
            .png({ palette: true, dither: 0, effort: 10, compressionLevel: 9, colours })
            .toBuffer(),
      }
    }
  }
}

/**
 * Renders a drawing at a size. A drawing that is too wide keeps its right side, where a banner has its subject. Fewer
 * colours are tried until the file is light enough.
 */
async function renderCard(drawing: string, { width, height }: typeof card): Promise<Buffer> {
  const input = Buffer.from(drawing)
  const { width: drawn = width } = await sharp(input).metadata()
  for (const colours of [256, 128, 64, 32]) {
    const picture = await sharp(input, { density: (72 * width) / drawn })
      .resize(width, height, { fit: 'cover', position: 'right' })
      .flatten({ background })
      .png({ palette: true, colours, dither: 0, effort: 10, compressionLevel: 9 })
      .toBuffer()
    if (picture.length <= heaviest) return picture
  }
  throw new Error(`A social picture has more than ${heaviest} bytes.`)
}

function cardOf(from: string, to: string, size: typeof card): Raster {
  const drawing = readFileSync(join(publicFolder, from), 'utf8')
  return {
    path: join(publicFolder, to),
    source: `${drawing}${size.width} ${size.height}`,
    render: () => renderCard(drawing, size),
  }
}

/** The pictures that social networks show, of pages' banners and projects' covers, and the icon of phones. */
function* cards(): Generator<Raster> {
  yield cardOf('images/social.svg', 'images/social.png', card)
  yield cardOf('images/touch-icon.svg', 'images/touch-icon.png', tile)
  for (const { socialImage } of pages) {
    if (!socialImage) continue
    const drawing = socialImage.replace(/-social\.png$/, '.svg').replace(/\/social\.png$/, '/cover.svg')
    if (drawing !== socialImage && existsSync(join(publicFolder, drawing))) yield cardOf(drawing, socialImage, card)
  }
}

/** The icon that browsers and programs ask for by this name, in the three sizes that they show. */
function favicon(): Raster {
  const drawing = readFileSync(join(images, 'icon.svg'), 'utf8')
  const render = (side: number) =>
    sharp(Buffer.from(drawing), { density: (72 * side) / 64 })
      .resize(side, side)
      .png()
      .toBuffer()
  const sides = [16, 32, 48]
  return {
    path: join(publicFolder, 'favicon.ico'),
    source: `${drawing}${sides.join(' ')}`,
    render: async () => joinIcons(await Promise.all(sides.map(async (side) => ({ side, png: await render(side) })))),
  }
}

/** Every raster picture whose drawing is made here. */
export async function allRasters(): Promise<Raster[]> {
  const rasters: Raster[] = []
  for await (const still of stills()) rasters.push(still)
  return [...rasters, ...cards(), favicon()]
}
