import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { PartMark } from '../src/engine/build/shards/part-mark'
import { commandLine } from './command-line'
import { writeSyntheticSite } from './synthetic-site'

const root = join(import.meta.dirname, '..')

/** The access key that the parts are made with. It is in no file: a build refuses one that is. */
export const accessKey = randomBytes(16).toString('hex')

interface Block {
  image?: object
}

/** Writes a site with all that a division must keep together: redirects, a guarded page, pictures of pixels, files. */
export async function writeShardedSite(folder: string): Promise<void> {
  await writeSyntheticSite(folder, 11)
  const file = join(folder, 'pages.json')
  const content = JSON.parse(readFileSync(file, 'utf8')) as {
    pages: { path: string; blocks: Block[]; socialImage?: string }[]
  }
  const [, first, second, third] = content.pages
  if (!first || !second || !third) throw new Error('The made-up site has too few pages.')
  const photo = (name: string) => ({ src: `/images/${name}.png`, alt: 'A square of one colour' })
  Object.assign(first.blocks[0] ?? {}, { image: photo('coral') })
  // Shown by pages of two parts, one of which asks for the file itself.
  Object.assign(second.blocks[0] ?? {}, { image: photo('coral') })
  Object.assign(second.blocks[1] ?? {}, { image: photo('teal') })
  Object.assign(third, { socialImage: '/images/teal.png' })
  const guarded = {
    path: '/kept',
    title: 'Kept',
    description: 'A page for people who have the access key, with words that nobody else may read.',
    guard: { cookie: 'kept', otherwise: '/' },
    blocks: [{ type: 'banner', heading: 'For you alone', image: photo('plum') }],
  }
  const redirects = ['/old', '/older', '/oldest', '/once', '/before/*'].map((path) => ({ path, redirect: '/page-1' }))
  writeFileSync(file, JSON.stringify({ ...content, pages: [...content.pages, guarded, ...redirects] }, null, 2))
  for (const [name, background] of Object.entries({ coral: '#ff5a5f', teal: '#0f8b7f', plum: '#5b2a86' })) {
    const picture = sharp({ create: { width: 900, height: 500, channels: 3, background } })
    writeFileSync(join(folder, `public/images/${name}.png`), await picture.png().toBuffer())
  }
  mkdirSync(join(folder, 'public/kept/{key}'), { recursive: true })
  writeFileSync(join(folder, 'public/kept/{key}/guide.pdf'), '%PDF-1.7 %%EOF')
  writeFileSync(join(folder, 'public/robots.txt'), 'The file that the build writes comes before this one.')
}

/** Runs a build as a process, with the access key unless another environment is given. */
export function build(args: string[], env: NodeJS.ProcessEnv = { GOOD_HOUR_KEY: accessKey }) {
  return new Promise<{ code: number; words: string }>((resolve) => {
    execFile(
      process.execPath,
      commandLine('build', ...args),
      { cwd: root, env: { ...process.env, GOOD_HOUR_KEY: '', ...env }, timeout: 120_000 },
      (error, stdout, stderr) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, words: stdout + stderr })
      },
    )
  })
}

/** Every file of a folder with a name for its bytes. */
export function readAll(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return Object.fromEntries(
    entries
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [path.slice(folder.length + 1), createHash('sha256').update(readFileSync(path)).digest('hex')]),
  )
}

/** What a part says of itself. */
export const markOf = (part: string) => JSON.parse(readFileSync(join(part, 'site-part.json'), 'utf8')) as PartMark

/** Changes what a part says of itself. */
export function changeMark(part: string, change: (mark: PartMark) => void): void {
  const mark = markOf(part)
  change(mark)
  writeFileSync(join(part, 'site-part.json'), JSON.stringify(mark))
}
