import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { SiteContent } from '../../src/engine/base/schema-types/content'
import { deriveLock, unseal } from '../../src/engine/base/shared-types/guarded-pages/sealing'
import { isContentPage } from '../../src/engine/base/shared-types/site-pages'
import type { SealedStart, StartText } from '../../src/engine/base/shared-types/web-editor/built-for'
import { buildSite } from '../../src/engine/building/site-build'
import { buildEditor } from '../../src/engine/building/site-build/web-editor'
import { blobIdOf } from '../../src/engine/content/file-inspection/blob-id'
import { factKey } from '../../src/engine/content/file-inspection/file-facts'
import { hiddenFile, placementOf } from '../../src/engine/content/file-inspection/placement'
import { readAll } from '../sites/built-files'
import { writeSyntheticSite } from '../sites/synthetic-site'

const root = join(import.meta.dirname, '../..')
const secondStudio = join(root, 'tests/second-studio')
const folder = mkdtempSync(join(tmpdir(), 'web-editor-'))
const plainSite = join(folder, 'plain-site')

beforeAll(async () => {
  await writeSyntheticSite(plainSite, 4)
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const said: string[] = []
const common = { root, notify: (line: string) => said.push(line), progress: () => undefined, at: '2026-07-01 12:00' }

const filesIn = (out: string): string[] => readdirSync(out, { recursive: true, encoding: 'utf8' })
const read = (out: string, file: string): string => readFileSync(join(out, file), 'utf8')

async function build(site: string, name: string, host?: string): Promise<string> {
  const out = join(folder, name)
  const { problems } = await buildEditor({ ...common, site, out, host })
  expect(problems).toEqual([])
  return out
}

describe.each([
  ['this studio', root, 'own'],
  ['the second studio', secondStudio, 'second'],
])('the editor of %s', (_, site, name) => {
  let out: string
  beforeAll(async () => {
    out = await build(site, name, 'github:fox/site')
  }, 240_000)

  test('holds no code that is made while it runs', () => {
    const scripts = filesIn(out).filter((file) => /\.m?js$/.test(file))
    expect(scripts.length).toBeGreaterThan(5)
    const flawed = scripts.filter((file) => /\bnew Function\b|\beval\(|[^.\w]Function\(["'`]/.test(read(out, file)))
    expect(flawed).toEqual([])
    expect(scripts.filter((file) => read(out, file).includes('ajv'))).toEqual([])
  })

  test('has the words of React Aria in English alone', () => {
    const scripts = filesIn(out).filter((file) => file.endsWith('.js'))
    expect(scripts.filter((file) => read(out, file).includes('Eingabetaste'))).toEqual([])
  })

  test.each(['index.html', 'frame.html'])('%s names what the first page imports', (document) => {
    const html = read(out, document)
    const { pages } = JSON.parse(read(site, 'pages.json')) as SiteContent
    const types = pages.filter(isContentPage)[0]?.blocks.flatMap((block) => ('type' in block ? block.type : []))
    for (const name of ['canvas', 'custom-elements', ...(types ?? [])])
      expect(html).toMatch(new RegExp(`<link rel="modulepreload" href="/assets/${name}-[^"]+.js"`))
    expect(html).toMatch(/<link rel="preload" as="style" href="\/assets\/hydrated-[^"]+"/)
    expect(html.includes('/assets/controls-')).toBe(document === 'index.html')
  })

  test('has a strict policy in each document, which names its host', () => {
    const documents = filesIn(out).filter((file) => file.endsWith('.html'))
    expect(documents.sort()).toEqual(['404.html', 'catalogue.html', 'frame.html', 'index.html', 'signed-in.html'])
    for (const file of documents) {
      const html = read(out, file)
      const [, policy = ''] = html.match(/http-equiv="Content-Security-Policy" content="([^"]+)"/) ?? []
      expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';")
      expect(policy).toContain("require-trusted-types-for 'script'")
      expect(html).toContain('<meta name="robots" content="noindex">')
      expect(html).not.toMatch(/<style|<script(?![^>]* src=)| style="| on\w+="/)
    }
    expect(read(out, 'index.html')).toMatch(/connect-src 'self' https:\/\/api\.github\.com;/)
    expect(read(out, 'frame.html')).not.toContain('api.github.com')
    expect(read(out, '_headers')).toMatch(/^\/\*\n {2}Content-Security-Policy: .*frame-ancestors 'self'$/m)
    expect(read(out, '_headers')).not.toContain('unsafe-')
  })

  test('links to files that are there', () => {
    const linked = ['index', 'frame', 'catalogue', 'signed-in'].flatMap((document) =>
      [...read(out, `${document}.html`).matchAll(/(?:href|src|data-worker)="\/([^"]+)"/g)].map(([, file = '']) => file),
    )
    expect(linked.length).toBeGreaterThan(4)
    expect(linked.filter((file) => !existsSync(join(out, file)))).toEqual([])
  })

  test('knows each file of public/ by its content, and gives no name of a key folder away', async () => {
    const facts = JSON.parse(read(out, 'editor/facts.json'))
    const placements = JSON.parse(read(out, 'editor/placements.json')) as string[]
    const files = filesIn(join(site, 'public')).filter((file) => /\.\w+$/.test(file))
    for (const file of files) {
      const bytes = readFileSync(join(site, 'public', file))
      const id = await blobIdOf(bytes)
      expect(facts[factKey(`/${file}`, id)]).toMatchObject({ bytes: bytes.length })
      const isPlaced = placements.includes(await placementOf(`/${file}`, id))
      expect(readFileSync(join(out, isPlaced ? file : hiddenFile(`/${file}`, id))).equals(bytes)).toBe(true)
    }
    expect(filesIn(out).filter((file) => file.includes('{key}'))).toEqual([])
    expect(readdirSync(join(out, 'files')).length).toBeGreaterThan(0)
  })

  test('repeats the licences of what it is made of', () => {
    for (const name of ['react-dom', 'prosemirror-view', 'comlink'])
      expect(read(out, 'licences.txt')).toMatch(new RegExp(`^${name} \\d`, 'm'))
  })

  test('leaves the text of the site to its host', () => {
    expect(existsSync(join(out, 'editor/start.json'))).toBe(false)
  })
})

describe('what an editor without a host begins with', () => {
  const startOf = (out: string) => JSON.parse(read(out, 'editor/start.json'))

  test('is the text of a site that shows all of it', async () => {
    const start = startOf(await build(plainSite, 'plain')) as StartText
    expect(start.text).toBe(read(plainSite, 'pages.json'))
    const id = await blobIdOf(readFileSync(join(plainSite, 'public/images/drawing.svg')))
    expect(start.files['/images/drawing.svg']).toBe(id)
  })

  test('holds a photograph as it is served: without what the camera noted', async () => {
    const site = join(folder, 'photograph-site')
    cpSync(plainSite, site, { recursive: true })
    const draw = sharp({ create: { width: 9, height: 6, channels: 3, background: '#ff5a5f' } })
    await draw.withExif({ IFD0: { Artist: 'Ada Fox' } }).toFile(join(site, 'public/fox.jpg'))
    const out = await build(site, 'photograph')
    const served = readFileSync(join(out, 'fox.jpg'))
    expect(served.includes('Ada Fox')).toBe(false)
    expect((startOf(out) as StartText).files['/fox.jpg']).toBe(await blobIdOf(served))
  })

  test('is sealed with the access key where pages are guarded', async () => {
    const key = randomBytes(16).toString('hex')
    vi.stubEnv('WERKSTATT_KEY', key)
    const out = await build(secondStudio, 'sealed')
    const { sealed } = startOf(out) as SealedStart
    const text = await unseal(sealed, 'data', await deriveLock(key, '/editor/start.json'))
    expect(JSON.parse(text ?? '{}')).toMatchObject({ text: read(secondStudio, 'pages.json') })
    const texts = filesIn(out).filter((file) => /\.(?:json|html|js|txt)$/.test(file) && !file.startsWith('files/'))
    expect(texts.filter((file) => read(out, file).includes('Becher ab zwölf'))).toEqual([])
  })

  test('is left out where a page is a draft and there is no key', async () => {
    const site = join(folder, 'draft-site')
    cpSync(plainSite, site, { recursive: true })
    const content = JSON.parse(read(site, 'pages.json')) as SiteContent
    const draft = { ...content.pages[2], path: '/later', title: 'Later', draft: true }
    writeFileSync(join(site, 'pages.json'), JSON.stringify({ ...content, pages: [...content.pages, draft] }))
    vi.stubEnv('GOOD_HOUR_KEY', '')
    expect(existsSync(join(await build(site, 'draft'), 'editor/start.json'))).toBe(false)
    expect(said.at(-1)).toContain('GOOD_HOUR_KEY is not set')
  })
})

test('neither the setting `editor` nor the build of an editor changes a byte of the site', async () => {
  const [before, after] = [join(folder, 'before'), join(folder, 'after')]
  expect((await buildSite({ ...common, site: plainSite, out: before })).problems).toEqual([])
  const site = join(folder, 'hosted-site')
  cpSync(plainSite, site, { recursive: true })
  const content = JSON.parse(read(site, 'pages.json')) as SiteContent
  const hosted = { ...content, site: { ...content.site, editor: { host: 'forgejo:https://git.fox.example/fox/site' } } }
  writeFileSync(join(site, 'pages.json'), JSON.stringify(hosted))
  expect((await buildSite({ ...common, site, out: after })).problems).toEqual([])
  expect(readAll(after)).toEqual(readAll(before))
  expect(read(await build(site, 'hosted'), 'index.html')).toContain("connect-src 'self' https://git.fox.example;")
  const words = ['scripts/run.js', 'build', '--site', site, '--out', after, '--at', common.at, '--editor']
  const said = execFileSync(process.execPath, [...words, '--host', 'gitlab:fox/site'], { cwd: root, encoding: 'utf8' })
  expect(said).toContain(`Built the editor into ${after}-editor`)
  expect(readAll(after)).toEqual(readAll(before))
  expect(read(`${after}-editor`, 'index.html')).toContain("connect-src 'self' https://gitlab.com;")
}, 120_000)

test('an editor replaces an older one whole, and nothing else', async () => {
  const out = await build(plainSite, 'replaced')
  writeFileSync(join(out, 'assets/old.js'), '')
  await build(plainSite, 'replaced')
  expect(existsSync(join(out, 'assets/old.js'))).toBe(false)
  rmSync(join(out, '.site-build.json'))
  await expect(build(plainSite, 'replaced')).rejects.toThrow('holds something that no build has made')
})

test('a repository that cannot be read is refused before anything is written', async () => {
  await expect(build(plainSite, 'refused', 'github:fox')).rejects.toThrow('Write github:OWNER/NAME')
  expect(existsSync(join(folder, 'refused'))).toBe(false)
})
