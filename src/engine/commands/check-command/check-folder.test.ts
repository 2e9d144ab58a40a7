import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { createGitSite, type SmallSite } from '../../../../tests/sites/git-site'
import { createFolderCheck, nameInRepository } from './check-folder'

const root = join(import.meta.dirname, '../../../..')
const site = createGitSite()
afterEach(() => site.restore())
afterAll(() => site.remove())

const told = async (since?: string) => {
  const { problems } = await createFolderCheck({ root, site: site.folder, since })()
  return problems.map(({ rule, pointer }) => `${rule} ${pointer}`)
}

const page = (content: SmallSite, path: string) =>
  content.pages.find((item) => item.path === path) as SmallSite['pages'][0]
const deadLink = { type: 'text', html: '<p>Read <a href="/nowhere">what nobody wrote</a>.</p>' }

test('without a change there is nothing to tell, whatever was wrong before', async () => {
  site.edit((content) => page(content, '/about').blocks.push(deadLink))
  site.commit()
  expect(await told()).toEqual(['link-target /pages/1/blocks/2/html'])
  expect(await told('HEAD')).toEqual([])
  site.edit((content) => {
    page(content, '/').title = 'Home of the fox'
  })
  expect(await told('HEAD')).toEqual([])
})

test('an old problem is told when the change touches its block, or moves more of it into the file', async () => {
  site.edit((content) => {
    ;(page(content, '/about').blocks[2] as Record<string, unknown>).heading = 'What nobody wrote'
  })
  expect(await told('HEAD')).toEqual(['link-target /pages/1/blocks/2/html'])
  site.restore()
  site.edit((content) => page(content, '/').blocks.unshift({ ...deadLink, heading: 'Again' }))
  expect(await told('HEAD')).toEqual(['link-target /pages/0/blocks/0/html'])
  site.restore()
  // The old place comes first in the file, the new one is among "The same in line …".
  site.edit((content) => page(content, '/404').blocks.push({ ...deadLink, heading: 'Again' }))
  expect(await told('HEAD')).toEqual(['link-target /pages/1/blocks/2/html'])
  site.git('reset', '-q', '--hard', 'HEAD~1')
})

test('a dead link elsewhere is told because its page was removed now; so is the path without a redirect', async () => {
  site.edit((content) => page(content, '/').blocks.push({ ...deadLink, html: '<p><a href="/about">About us</a></p>' }))
  site.commit()
  site.edit((content) => {
    content.pages = content.pages.filter(({ path }) => path !== '/about')
  })
  const { problems } = await createFolderCheck({ root, site: site.folder, since: 'HEAD' })()
  expect(problems.map(({ rule }) => rule)).toEqual(['link-target', 'vanished-path'])
  expect(problems[1]).toMatchObject({
    severity: 'error',
    pointer: '/pages',
    suggestion: '{ "path": "/about", "redirect": "/" }',
    message:
      'The page "/about" was here before and is gone: links to it from elsewhere, bookmarks and search engines lead to nothing. Lead its visitors on. Add this to "pages": { "path": "/about", "redirect": "/" }',
  })
  site.edit((content) => content.pages.push({ path: '/about', redirect: '/' } as never))
  expect(await told('HEAD')).toEqual([
    'redirect-chain /site/footer/links/0/href',
    'redirect-chain /pages/0/blocks/3/html',
  ])
  site.git('reset', '-q', '--hard', 'HEAD~1')
})

test('a page that was moved without a redirect is told at its new path, and the redirect leads there', async () => {
  site.edit((content) => {
    page(content, '/about').path = '/studio'
  })
  const { problems } = await createFolderCheck({ root, site: site.folder, since: 'HEAD' })()
  const vanished = problems.find(({ rule }) => rule === 'vanished-path')
  expect(vanished).toMatchObject({
    pointer: '/pages/1/path',
    page: '/studio',
    suggestion: '{ "path": "/about", "redirect": "/studio" }',
  })
  site.edit((content) => content.pages.push({ path: '/about/*', redirect: '/studio' } as never))
  site.edit((content) => content.pages.push({ path: '/about', redirect: '/studio' } as never))
  expect(await told('HEAD')).not.toContain('vanished-path /pages/1/path')
})

test('a misspelt path is one problem, not a misspelt one and a vanished one', async () => {
  site.edit((content) => {
    content.site.navigation.main.push({ text: 'About', href: '/about' }, { text: 'Us', href: '/about' })
  })
  site.commit()
  site.edit((content) => {
    page(content, '/about').path = '/abuot'
  })
  expect(await told('HEAD')).toEqual(['link-target /pages/1/path'])
  site.git('reset', '-q', '--hard', 'HEAD~1')
})

test('a picture that goes or is replaced is the change’s to answer for', async () => {
  rmSync(join(site.folder, 'public/images/fox.svg'))
  expect(await told('HEAD')).toEqual(['file-exists /shared/clients/slides/0/logos/0/image'])
  site.restore()
  site.write('public/images/fox.svg', `<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(700_000)}</svg>`)
  site.commit()
  expect(await told('HEAD')).toEqual([])
  // As heavy as before, so that the words are the same.
  site.write('public/images/fox.svg', `<svg xmlns="http://www.w3.org/2000/svg">${'\n'.repeat(700_000)}</svg>`)
  expect(await told('HEAD')).toContainEqual(expect.stringMatching(/^picture-size /))
  site.git('reset', '-q', '--hard', 'HEAD~1')
})

test('spaces and the order of fields are no change', async () => {
  site.edit((content) => page(content, '/about').blocks.push(deadLink))
  site.commit()
  site.edit((content) => {
    const about = page(content, '/about')
    about.blocks = about.blocks.map((block) => Object.fromEntries(Object.entries(block).reverse()))
  })
  expect(await told('HEAD')).toEqual([])
  site.git('reset', '-q', '--hard', 'HEAD~1')
})

test('what breaks the JSON itself is told, and no page counts as vanished then', async () => {
  writeFileSync(site.file, '{ "site": {}, "pages": [ { "path": "/" "title": } ]')
  const rules = (await told('HEAD')).map((words) => words.split(' ')[0])
  expect(rules.length).toBeGreaterThan(0)
  expect(new Set(rules)).toEqual(new Set(['syntax']))
})

test('a revision whose pages.json was broken cannot be compared with: that is said, and everything is shown', async () => {
  writeFileSync(site.file, '{ "pages": [ { "path": [ }')
  site.commit()
  site.git('checkout', '-q', 'HEAD~1', '--', '.')
  site.edit((content) => page(content, '/about').blocks.push(deadLink))
  const { problems, note } = await createFolderCheck({ root, site: site.folder, since: 'HEAD' })()
  expect(note).toMatch(
    /^The pages\.json of \w+ could not be read for certain, so there is nothing to compare with: all /,
  )
  expect(problems.map(({ rule }) => rule)).toEqual(['link-target'])
  site.git('reset', '-q', '--hard', 'HEAD~1')
})

test('an unknown revision and a folder without git are said in words', async () => {
  await expect(told('nope')).rejects.toMatchObject({
    name: 'Failure',
    message: expect.stringMatching(/^git knows no revision "nope"\. Name a commit, a branch or a tag/),
  })
  await expect(told('--help')).rejects.toMatchObject({ name: 'Failure' })
  const folder = mkdtempSync(join(tmpdir(), 'no-git-'))
  writeFileSync(join(folder, 'pages.json'), '{}')
  await expect(createFolderCheck({ root, site: folder, since: 'HEAD' })()).rejects.toMatchObject({
    message: 'The site’s folder is not kept in git, so no earlier version of it is on record.',
  })
  rmSync(folder, { recursive: true })
})

test('a text that cannot be read is a problem like others; the file is named from the root of its repository', async () => {
  expect(nameInRepository(site.folder)).toBe('sites/fox/pages.json')
  writeFileSync(site.file, Buffer.from('{ "site": {} }', 'utf16le'))
  const { problems } = await createFolderCheck({ root, site: site.folder, file: 'sites/fox/pages.json' })()
  expect(problems.map(({ rule, file }) => [rule, file])).toEqual([['encoding', 'sites/fox/pages.json']])
})

test('a page that visitors know and that is kept from them now is told; one that they never saw is not', async () => {
  site.edit((content) => {
    content.site.timeZone = 'Europe/London'
    content.site.footer = { links: [{ text: 'Home', href: '/' }] }
    content.pages.push({ ...page(content, '/about'), path: '/draft', title: 'Draft', draft: true })
  })
  site.commit()
  site.edit((content) => {
    content.pages = content.pages.filter(({ path }) => path !== '/draft')
    page(content, '/about').draft = true
  })
  const { problems } = await createFolderCheck({ root, site: site.folder, since: 'HEAD' })()
  expect(problems.map(({ rule, pointer }) => `${rule} ${pointer}`)).toContain('vanished-path /pages/1/draft')
  expect(problems.map(({ message }) => message).join()).not.toContain('"/draft"')
  site.git('reset', '-q', '--hard', 'HEAD~1')
})

test('a change of whose scripts run, or of who gets the sign-ins of authors, is told at its line, whatever it waives', async () => {
  site.edit((content) =>
    Object.assign(content.site, { editor: { host: 'github:fox/site', relay: 'https://a.example' } }),
  )
  site.commit()
  const evil = 'https://evil.example'
  site.edit((content) => {
    content.site.analytics = { provider: 'matomo', id: '1', address: evil, withoutConsent: true }
    content.site.editor = { host: 'github:fox/site', relay: evil }
    Object.assign(content, { waivers: [{ rule: 'trusted-address', page: '/', reason: 'We know them well.' }] })
  })
  const { problems } = await createFolderCheck({ root, site: site.folder, since: 'HEAD' })()
  const lines = readFileSync(site.file, 'utf8').split('\n')
  const told = problems.filter(({ rule }) => rule === 'trusted-address')
  expect(told.map(({ line }) => lines[line - 1]?.trim())).toEqual([`"relay": "${evil}"`, '"analytics": {'])
  expect(told.map(({ severity }) => severity)).toEqual(['warning', 'warning'])
  site.git('reset', '-q', '--hard', 'HEAD~1')
})

test('a draft is old when git has seen no change of its lines for 90 days, and young while it is being written', async () => {
  site.edit((content) =>
    content.pages.push({ ...page(content, '/about'), path: '/draft', title: 'Draft', draft: true }),
  )
  site.commit()
  const at = (days: number) => {
    const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    return createFolderCheck({ root, site: site.folder, at: `${day} 12:00` })()
  }
  const rules = async (days: number) => (await at(days)).problems.map(({ rule }) => rule)
  expect(await rules(88)).not.toContain('old-draft')
  expect(await rules(93)).toContain('old-draft')
  site.git('reset', '-q', '--hard', 'HEAD~1')
})

test('a folder is checked for the time that is asked for, and a time that is none is refused in a sentence', async () => {
  site.edit((content) => {
    Object.assign(content.site, { timeZone: 'Europe/London', timer: 'host' })
    const offer = { ...page(content, '/about'), path: '/offer', title: 'Offer', publish: '2040-01-12 09:00' }
    content.pages.push(offer)
    page(content, '/about').blocks.push({ type: 'text', html: '<p>See <a href="/offer">our offer</a>.</p>' })
  })
  const errorsAt = async (at: string) => {
    const { problems } = await createFolderCheck({ root, site: site.folder, at })()
    return problems.filter(({ severity }) => severity === 'error').map(({ rule }) => rule)
  }
  expect(await errorsAt('2040-01-12 08:59')).toEqual(['public-target'])
  expect(await errorsAt('2040-01-12 09:00')).toEqual([])
  await expect(errorsAt('tomorrow')).rejects.toThrow('"tomorrow" is no time.')
})

test('a language without words is one problem among the others', async () => {
  site.edit((content) => {
    Object.assign(content.site, { languages: { fi: {} } })
    page(content, '/about').blocks.push(deadLink)
  })
  const [languages, ...others] = await told()
  expect(languages).toBe('languages /site/languages')
  expect(others).toContain('link-target /pages/1/blocks/2/html')
})
