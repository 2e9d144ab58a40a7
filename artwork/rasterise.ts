/**
 * Pictures for those who take no svg: social networks and phones' home screens. `npm run rasterise` writes them beside
 * their drawings: images/social.png, images/touch-icon.png, and one for every page that has a social
 * picture of its own: a project's is its cover.
 */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const images = fileURLToPath(new URL('../public/images', import.meta.url))
const projects = join(images, 'projects')

/** Social networks fetch pictures over and over: none is heavier than this many bytes. */
const heaviest = 120_000

const card = { width: 1200, height: 630 }
const tile = { width: 180, height: 180 }

/** Draws an svg at a size, cut where it is too high. Fewer colours are tried until the file is light enough. */
async function rasterise(from: string, to: string, { width, height }: typeof card): Promise<void> {
  const { width: drawn = width } = await sharp(from).metadata()
  for (const colours of [256, 128, 64, 32]) {
    await sharp(from, { density: (72 * width) / drawn })
      .resize(width, height, { fit: 'cover' })
      .flatten({ background: '#fff7e8' })
      .png({ palette: true, colours, dither: 0, effort: 10, compressionLevel: 9 })
      .toFile(to)
    if (statSync(to).size <= heaviest) break
  }
  const { size } = statSync(to)
  if (size > heaviest) throw new Error(`${to} has ${size} bytes.`)
  console.log(`${relative(images, to)}: ${Math.round(size / 1000)} kB`)
}

await rasterise(join(images, 'social.svg'), join(images, 'social.png'), card)
await rasterise(join(images, 'icon.svg'), join(images, 'touch-icon.png'), tile)
await rasterise(join(images, 'banners/rex-factor.svg'), join(images, 'banners/rex-factor-social.png'), card)
for (const project of readdirSync(projects)) {
  const cover = join(projects, project, 'cover.svg')
  if (existsSync(cover)) await rasterise(cover, join(projects, project, 'social.png'), card)
}
