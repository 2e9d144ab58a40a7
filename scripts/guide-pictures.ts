import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { startChromium } from '../src/engine/before-after/capture/browser'
import { takeGuidePictures } from './guide/deeds'
import { readOptions, run } from './shared/command'
import { copySite, withEditor } from './shared/edited-site'
import { ensureChromium } from './testing/chromium'

const usage = 'npx tsx scripts/guide-pictures.ts [--out DIR]'

/** Commits a site, and adds a remote for changes. */
function commit(site: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Studio', '-c', 'user.email=studio@example.com', ...args], { cwd: site })
  git('init', '--quiet', '--initial-branch=main')
  git('remote', 'add', 'origin', 'https://git.example.com/studio/site.git')
  git('add', 'pages.json', 'public')
  git('commit', '--quiet', '--message=The site as it is published')
}

/** Takes the pictures of docs/authors.md and the README in the editor, on a copy of the site. */
run(async () => {
  const { out } = readOptions(usage, { out: 'docs/pictures' })
  await mkdir(out, { recursive: true })
  const folder = await mkdtemp(join(tmpdir(), 'guide-'))
  const browser = await startChromium(ensureChromium())
  try {
    const site = await copySite(folder)
    commit(site)
    await withEditor(browser, site, '/', (opened) =>
      takeGuidePictures(opened, async (name, picture) => {
        await sharp(picture)
          .resize({ width: 1200 })
          .webp({ quality: 82 })
          .toFile(join(out, `${name}.webp`))
        console.log(`Took ${name}.webp`)
      }),
    )
    return 0
  } finally {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  }
})
