import { randomBytes } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { writeSyntheticSite } from './synthetic-site'

/** A content, as far as the edits look at it. */
// biome-ignore lint/suspicious/noExplicitAny: a content is free JSON here, and edits spoil it on purpose.
export type Content = any

/** The access key of the guarded page. It is in no file: a build refuses one that is. */
export const accessKey = randomBytes(16).toString('hex')

const image = { src: '/images/drawing.svg', alt: 'A teal circle' }
const link = { text: 'All works', href: '/works' }

const stage = (title: string) => ({ title, html: '<p>How it is done.</p>' })

/**
 * Writes a made-up site in which pages show something of each other: a list of entries, entries with their neighbours,
 * stages that are written on another page, a shared block, a redirect, a guarded page, and pictures of pixels.
 */
export async function writeRelatedSite(folder: string): Promise<Content> {
  await writeSyntheticSite(folder, 5)
  const file = join(folder, 'pages.json')
  const content: Content = JSON.parse(readFileSync(file, 'utf8'))
  const page = (path: string, ...blocks: object[]) => ({
    path,
    title: `The page ${path}`,
    description: `What there is at ${path}, in a sentence.`,
    blocks: [{ type: 'banner', heading: `At ${path}`, image }, ...blocks],
  })
  const entry = (id: number) => ({
    ...page(`/works/${id}`),
    blocks: [
      { type: 'entryHeader' },
      { type: 'text', html: `<p>Work number ${id}.</p>` },
      { type: 'entryNavigation', link },
    ],
    entry: { collection: 'works', id, image: '/images/drawing.svg', client: `Client ${id}` },
  })
  content.shared = { note: { type: 'text', heading: 'A note', html: '<p>It stands on two pages.</p>' } }
  content.pages[1].blocks[0].image = { src: '/images/photo.png', alt: 'A square of one colour' }
  content.pages.push(
    page('/works', { type: 'entryGrid', heading: 'All works', collection: 'works' }, { shared: 'note' }),
    ...[1, 2, 3].map(entry),
    page('/how', { type: 'solution', heading: 'How', stages: [stage('First'), stage('Then')] }, { shared: 'note' }),
    page('/how-again', { type: 'solution', heading: 'How again', stagesOf: '/how' }),
    { ...page('/kept'), guard: { cookie: 'kept', otherwise: '/' } },
    { path: '/old', redirect: '/works' },
  )
  writeFileSync(file, JSON.stringify(content, null, 2))
  for (const [name, background] of Object.entries({ photo: '#ff5a5f', other: '#0f8b7f' })) {
    const picture = sharp({ create: { width: 400, height: 300, channels: 3, background } })
    writeFileSync(join(folder, `public/images/${name}.png`), await picture.png().toBuffer())
  }
  mkdirSync(join(folder, 'public/images/more'))
  cpSync(join(folder, 'public/images/drawing.svg'), join(folder, 'public/images/more/drawing.svg'))
  return content
}
