import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findDeadLinks } from '../sites/dead-links'

/** The engine as another studio has it: unpacked from its tarball, with the packages that it depends on and no other. */
const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'package-'))
const studio = join(folder, "Töpferei & Co's [am] (Bach) {1}, $v")
const packages = join(studio, 'node_modules')
const engine = join(packages, 'schema-pages')

const read = (file: string) => readFileSync(join(studio, file), 'utf8')

const run = (name: string, ...args: string[]) => runIn(studio, name, ...args)

async function runIn(cwd: string, name: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, WERKSTATT_KEY: '' }
  const command = [join(engine, 'scripts/run.js'), name, ...args]
  const { stdout, stderr } = await promisify(execFile)(process.execPath, command, { cwd, env })
  return stdout + stderr
}

/** Of the engine's folder, apart from what it keeps there to be quicker. */
const listEngine = () =>
  readdirSync(engine, { recursive: true, encoding: 'utf8' }).filter((name) => !name.startsWith('node_modules'))

let packed: string[]

beforeAll(() => {
  cpSync(join(root, 'tests/second-studio'), studio, { recursive: true })
  mkdirSync(engine, { recursive: true })
  const made = execFileSync('npm', ['pack', '--json', '--pack-destination', folder], { cwd: root, encoding: 'utf8' })
  const [{ filename }] = JSON.parse(made.slice(made.indexOf('[\n')))
  execFileSync('tar', ['-xzf', join(folder, filename), '--strip-components=1', '-C', engine])
  packed = listEngine()
  const { dependencies } = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8'))
  for (const name of Object.keys(dependencies)) {
    mkdirSync(dirname(join(packages, name)), { recursive: true })
    symlinkSync(join(root, 'node_modules', name), join(packages, name), 'junction')
  }
  const dependency = { 'schema-pages': `file:../${filename}` }
  writeFileSync(join(studio, 'package.json'), JSON.stringify({ type: 'module', dependencies: dependency }))
  writeFileSync(join(studio, 'tsconfig.json'), '{ "extends": "schema-pages/tsconfig.json" }')
}, 120_000)

/** What Vite, Vitest, PostCSS and Babel would run, in the studio's folder and in the one above it. */
const ran = join(folder, 'ran')
beforeAll(() => {
  const names = ['postcss.config.js', '.postcssrc.mjs', 'vite.config.ts', 'vitest.config.ts', 'babel.config.mjs']
  for (const file of [folder, studio].flatMap((place) => names.map((name) => join(place, name))))
    writeFileSync(
      file,
      `import { appendFileSync } from 'node:fs'\nappendFileSync(${JSON.stringify(ran)}, ${JSON.stringify(file)})\nexport default {}\n`,
    )
  mkdirSync(join(studio, 'tests'), { recursive: true })
  writeFileSync(join(studio, 'tests/one.test.ts'), `import { test } from 'vitest'\ntest('one', () => undefined)\n`)
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('holds nothing of the studio in its repository, and no tests', () => {
  const strangers = /^(src\/studio|schemas\/(blocks|templates|studio)|public|tests|artwork|pages\.json)|\.test\.tsx?$/
  expect(packed.filter((name) => strangers.test(name))).toEqual([])
})

test('each link and picture of its documents leads to what it holds', () => {
  const pages = packed.filter((name) => name.endsWith('.md'))
  expect(pages).toEqual(expect.arrayContaining(['README.md', 'docs/authors.md', 'docs/rules/alt-text.md']))
  expect(pages.flatMap((page) => findDeadLinks(engine, page))).toEqual([])
})

test('checks, generates and builds a studio in a folder of its own', { timeout: 120_000 }, async () => {
  expect(await run('check')).toMatch(/^No problems in \d+ pages\.\n$/)
  expect(await run('check', '--cases')).toContain('as expected')

  rmSync(join(studio, 'src/studio/generated'), { recursive: true })
  expect(await run('generate')).toMatch(/src\/studio\/generated\/content\.ts.*deploy\/nginx\.conf/)
  for (const name of ['deploy/Caddyfile', 'vercel.json', 'schemas/editor.schema.json'])
    expect(existsSync(join(studio, name)), name).toBe(true)

  expect(await run('key')).toContain(read('.werkstatt-key').trim())
  writeFileSync(join(studio, 'vercel.json'), '{}')
  const built = await run('build')
  expect(built).toMatch(/^Built \d+ pages .* into dist /m)
  expect(built.match(/^\S+ is older than pages\.json/gm)).toEqual(['vercel.json is older than pages.json'])
  expect(read('dist/index.html')).toContain('data-block="works"')
  expect(listEngine()).toEqual(packed)
})

test('creates a studio that has what this version needs, until its code does not fit', {
  timeout: 90_000,
}, async () => {
  const created = join(folder, 'north')
  expect(await runIn(folder, 'create', created, '--no-install')).toContain('npm run edit')
  const { dependencies } = JSON.parse(readFileSync(join(created, 'package.json'), 'utf8'))
  expect(dependencies['schema-pages']).toMatch(/^file:\.\.\/schema-pages-.*\.tgz$/)
  symlinkSync(packages, join(created, 'node_modules'), 'junction')
  await runIn(created, 'generate')
  expect(await runIn(created, 'upgrade')).toContain('The studio has what this version needs.')
  const component = join(created, 'src/studio/elements/Section.tsx')
  writeFileSync(
    component,
    readFileSync(component, 'utf8').replace('import { RichText }', 'import { RichWords as RichText }'),
  )
  await expect(runIn(created, 'upgrade')).rejects.toMatchObject({ stdout: expect.stringContaining('RichWords') })
})

test('says how to install it where the commands were not made', async () => {
  const commands = join(engine, 'commands')
  renameSync(commands, `${commands}.away`)
  const failed = await run('check').catch(({ stderr }) => stderr)
  renameSync(`${commands}.away`, commands)
  expect(failed).toMatch(/^The commands are missing .*"npm pack" makes there\.\n$/)
})

test('the types of a studio’s code are those of the engine', { timeout: 60_000 }, async () => {
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const checkTypes = () =>
    promisify(execFile)(process.execPath, [tsc, '--noEmit'], { cwd: studio }).then(
      () => '',
      ({ stdout }) => stdout as string,
    )
  expect(await checkTypes()).toBe('')
  const component = join(studio, 'src/studio/blocks/opening/component.tsx')
  writeFileSync(component, read('src/studio/blocks/opening/component.tsx').replace('alt={image.alt}', 'alt={7}'))
  expect(await checkTypes()).toMatch(/^src\/studio\/blocks\/opening\/component\.tsx.*'number'.*'string'/)
})

test('runs no configuration of tools that a branch brings', { timeout: 120_000 }, async () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', studio, '-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args])
  git('init', '-q')
  git('add', 'pages.json')
  git('commit', '-q', '-m', 'A state of the site')
  expect(await run('summary', 'HEAD')).toContain('What changes')
  expect(await run('test', '--only', 'tests')).toContain('1 passed')
  const command = [join(engine, 'scripts/run.js'), 'dev', '--live']
  const preview = spawn(process.execPath, command, { cwd: studio, env: { ...process.env, PORT: '0' } })
  const address = await new Promise<string>((resolve) => {
    let said = ''
    preview.stdout.on('data', (text) => {
      said += text
      const [found] = said.match(/http:\/\/localhost:\d+/) ?? []
      if (found) resolve(found)
    })
  })
  for (const path of ['/', '/src/engine/pages/page-scripts/loader/loader.ts'])
    expect((await fetch(address + path)).status).toBe(200)
  preview.kill()
  await once(preview, 'exit')
  expect(existsSync(ran)).toBe(false)
  execFileSync(process.execPath, [join(studio, 'postcss.config.js')])
  expect(existsSync(ran)).toBe(true)
})
