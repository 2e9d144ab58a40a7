import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyKept, writeEarlier } from './earlier-site'

test('a studio that has installed the engine is shown with its own earlier code, and no picture is encoded twice', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'earlier-site-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const site = join(folder, 'studio')
  const root = join(site, 'node_modules/schema-pages')
  const block = 'src/studio/blocks/map/component.tsx'
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(site, name)), { recursive: true })
    writeFileSync(join(site, name), text)
  }
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: site })

  for (const name of ['package.json', 'node_modules/schema-pages/package.json', 'pages.json']) write(name, '{}')
  write('.gitignore', 'node_modules')
  write(block, 'then')
  git('init', '--quiet')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'One')
  write(block, 'now')

  const earlier = await writeEarlier({ root, site, revision: 'HEAD', folder: join(folder, 'out') })
  expect(earlier).toMatchObject({ root, isCodeChanged: true })
  expect(readFileSync(join(earlier.site, block), 'utf8')).toBe('then')
  expect(existsSync(join(earlier.site, 'node_modules/schema-pages/package.json'))).toBe(true)

  write('.cache/pictures/aa-320.avif', 'encoded')
  const older = join(folder, 'older')
  await copyKept({ root, site, revision: 'HEAD', folder }, { root: older, site: earlier.site })
  for (const place of [join(earlier.site, '.cache'), join(older, 'node_modules/.cache')])
    expect(readFileSync(join(place, 'pictures/aa-320.avif'), 'utf8')).toBe('encoded')
})
