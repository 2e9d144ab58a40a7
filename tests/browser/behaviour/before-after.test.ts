import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterEach, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { type Comparison, compareStates, describeHiddenPages } from '../../../src/engine/commands/before-after'
import { writeReport } from '../../../src/engine/commands/before-after/report/report'
import { readFolderChange } from '../../../src/engine/commands/summary-command/read-change'
import { openPage, root } from '../support/site'

/** The second studio in its own repository. */
const site = mkdtempSync(join(inject('folder'), 'before-after-'))
const file = join(site, 'pages.json')
/** The pages that the tests change, and those that the settings name. */
const kept = [
  ...['/', '/werkstatt', '/arbeiten', '/arbeiten/krug', '/kurse', '/kontakt'],
  ...['/impressum', '/datenschutz', '/suche', '/404'],
]
const accessKey = randomBytes(16).toString('hex')
const git = (...args: string[]) =>
  execFileSync('git', ['-C', site, '-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], { stdio: 'ignore' })

type Page = { path: string; blocks: Record<string, unknown>[] } & Record<string, unknown>
type Content = { site: Record<string, unknown>; pages: Page[]; shared: Record<string, unknown> }

beforeAll(() => {
  cpSync('tests/second-studio', site, { recursive: true })
  symlinkSync(resolve('node_modules'), join(site, 'node_modules'))
  // Each page of the site is built and looked at twice, on two screens.
  edit((pageAt, content) => {
    content.pages = content.pages.filter(({ path }) => kept.includes(path))
    const { languages: _, feeds: __, ...settings } = content.site
    const menu = (settings.menu as { href: string }[]).filter(({ href }) => kept.includes(href))
    content.site = { ...settings, menu }
    content.shared = { besuch: content.shared.besuch }
    // Their words link to other pages.
    for (const path of ['/arbeiten/krug', '/kontakt'])
      Object.assign(pageAt(path).blocks[1] ?? {}, { html: '<p>Jedes Stück fällt anders aus.</p>' })
  })
  writeFileSync(join(site, '.gitignore'), 'node_modules\ndist\n')
  git('init', '-q')
  git('add', '-A')
  git('commit', '-q', '-m', 'The site before')
})
beforeEach(() => void vi.stubEnv('WERKSTATT_KEY', accessKey))
afterEach(() => git('reset', '-q', '--hard'))

function edit(change: (pageAt: (path: string) => Page, content: Content) => void): void {
  const content = JSON.parse(readFileSync(file, 'utf8')) as Content
  change((path) => content.pages.find((page) => page.path === path) as Page, content)
  writeFileSync(file, JSON.stringify(content, null, 2))
}

const compare = (at?: string): Promise<Comparison> =>
  compareStates({
    root,
    site,
    revision: 'HEAD',
    at,
    chromium: inject('chromium'),
    notify: () => undefined,
    progress: () => undefined,
  })

/** Page, kind and screens of each change. */
const seen = ({ changes }: Comparison) =>
  changes.map(({ page, kind, pairs }) => `${page} ${kind} ${pairs.map(({ screen }) => screen).sort()}`).sort()

test('reports that nothing has changed', async () => {
  const folder = await readFolderChange(root, site, 'HEAD')
  const since = { name: 'HEAD', subject: 'The site before', time: '2040-01-12T09:00:00Z' }
  const found = { changes: [], isCodeChanged: false, pages: 9, pagesCompared: 0, notes: [] }
  expect(writeReport({ since, folder, ...found })).toMatch(/Nothing was edited.*Nothing looks different/s)
})

test('shows exactly one word, one inserted block, one moved block, and a title in a list', {
  timeout: 240_000,
}, async () => {
  edit((pageAt) => {
    pageAt('/arbeiten/krug').title = 'Kruge'
    const [opening] = pageAt('/kurse').blocks
    if (opening) opening.heading = 'Kurse im Winter'
    const [, prose] = pageAt('/kontakt').blocks
    pageAt('/kontakt').blocks.push({ type: 'prose', html: '<p>Auch am Samstag sind wir da, von zehn bis vier.</p>' })
    expect(prose).toBeDefined()
    const [first, second, third, ...rest] = pageAt('/werkstatt').blocks as [object, object, object]
    pageAt('/werkstatt').blocks = [first, third, second, ...rest] as Page['blocks']
  })
  const comparison = await compare()
  expect(seen(comparison)).toEqual([
    expect.stringMatching(/^\/ indirect/),
    expect.stringMatching(/^\/arbeiten indirect/),
    '/kontakt new desktop,phone',
    '/kurse changed desktop,phone',
    expect.stringMatching(/^\/suche indirect/),
    expect.stringMatching(/^\/werkstatt moved/),
  ])

  const report = writeReport(comparison)
  const { page } = await openPage()
  await page.route('**', (route) => route.abort())
  await page.setContent(report)
  expect(report).not.toMatch(/\b(?:src|href)="https?:/)
  const pictures = page.locator('img')
  await expect
    .poll(() => pictures.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).complete)))
    .toBe(true)
  expect(await pictures.evaluateAll((all) => all.filter((one) => !one.getAttribute('alt')).length)).toBe(0)
})

test('names a page that is still to come, shows it as of its day, one word of the navigation, and new styles', {
  timeout: 240_000,
}, async () => {
  appendFileSync(
    join(site, 'src/studio/blocks/opening/style.module.scss'),
    '\n.opening h1 {\n  text-decoration: underline;\n}\n',
  )
  edit((pageAt, content) => {
    Object.assign(content.site, { timeZone: 'Europe/Berlin', timer: 'host' })
    const [first] = content.site.menu as { text: string }[]
    if (first) first.text = 'Werkstätte'
    const [opening, prose] = pageAt('/kurse').blocks
    const page = { ...pageAt('/kurse'), path: '/sommer', title: 'Sommer', publish: '2040-01-12 09:00' }
    content.pages.push({ ...page, description: 'Was es im Sommer gibt.', blocks: [opening, prose] as Page['blocks'] })
  })
  const today = await readFolderChange(root, site, 'HEAD')
  expect(describeHiddenPages(today.change, today.context.at).join()).toContain('--at "2040-01-12 09:00"')
  const then = await compare('2040-01-12 09:00')
  expect(then.notes).toEqual([])
  expect(then.isCodeChanged).toBe(true)
  expect(seen(then)).toContain('/sommer new desktop,phone')
  expect(seen(then)).toContainEqual(expect.stringMatching(/changed desktop/))
  const bySomethingElse = then.changes.filter(({ kind }) => kind === 'indirect')
  expect(bySomethingElse.length).toBeGreaterThan(3)
  expect(bySomethingElse.filter(({ label }) => !/Auftakt|Verzeichnis/.test(label))).toEqual([])
})

test('refuses a revision that cannot be shown', { timeout: 120_000 }, async () => {
  await expect(
    compareStates({
      root,
      site,
      revision: 'nowhere',
      chromium: '',
      notify: () => undefined,
      progress: () => undefined,
    }),
  ).rejects.toThrow('git knows no revision "nowhere"')
  edit((pageAt) => pageAt('/kurse').blocks.push({ type: 'nothing' }))
  await expect(compare()).rejects.toThrow(/as it is now cannot be shown: its pages\.json has errors/)
})

test('Ctrl+C leaves nothing behind', { timeout: 120_000 }, async () => {
  const temporary = mkdtempSync(join(inject('folder'), 'interrupted-'))
  const command = spawn('node', ['--import', 'tsx', 'scripts/before-after.ts', 'HEAD', '--site', site], {
    cwd: root,
    env: { ...process.env, TMPDIR: temporary, CHROMIUM_PATH: inject('chromium') },
  })
  const left = () => readdirSync(temporary).filter((name) => name.startsWith('before-after'))
  await expect.poll(left, { timeout: 60_000 }).toHaveLength(1)
  command.kill('SIGINT')
  expect(await once(command, 'close')).toEqual([130, null])
  expect(left()).toEqual([])
})
