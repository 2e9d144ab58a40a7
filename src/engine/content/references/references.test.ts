import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readCase } from '../../../../tests/sites/broken-content'
import type { SmallSite } from '../../../../tests/sites/git-site'
import { holderSchemas } from '../../../../tests/sites/holder-schemas'
import { readSchemas } from '../../folders/studio-folder/read-schemas'
import { createCheck, type PublicFiles } from '../check'
import { applyEdits } from '../json-edits/apply-edit'
import { createValidator } from '../schema-model/validation/validate'
import { changedParts, markOf, seenOf } from '../translations/translated-parts'
import { listUses } from './list-uses'
import { movePage } from './move-page'
import { readOpenSite } from './open-site'
import { planRedirect } from './plan-redirect'
import { planRemoval } from './remove-page'

const root = join(import.meta.dirname, '../../../..')
const schemas = await readSchemas(root)
const validate = createValidator(schemas)
const check = createCheck(schemas)
const files: PublicFiles = new Map([
  ['/images/fox.svg', { bytes: 100 }],
  ['/images/owl.svg', { bytes: 100 }],
])
const sound = readCase('nothing-wrong')

/** A small site with links of every kind to /about, and two pages under it. */
function linked(change: (content: SmallSite) => void = () => undefined): string {
  const content = JSON.parse(sound) as SmallSite & { site: { footer: object } }
  const [home, about] = content.pages as [SmallSite['pages'][0], SmallSite['pages'][0]]
  const image = { src: '/images/fox.svg', alt: 'A fox runs over a hill' }
  home.blocks.push({
    type: 'text',
    heading: 'Links',
    html: '<p>To <a href="/about">us</a>, <a href=\'/about?a=1#we\'>a place</a>, <a href="/about/team">the team</a>, <a href="https://small.example/about">all of it</a> and <a href="/aboutness">elsewhere</a>.</p>',
    buttons: [
      { text: 'The place itself', href: '/about#we' },
      { text: 'All about us', href: '/about' },
    ],
  })
  about.blocks[1] = { ...about.blocks[1], id: 'we' }
  const banner = { type: 'banner', heading: 'A page', image }
  const text = { type: 'text', html: '<p>Words.</p>' }
  const description = 'Everything there is to know about this page of the small studio.'
  for (const path of ['/about/team', '/aboutness'])
    content.pages.push({ path, title: `The page ${path}`, description: description + path, blocks: [banner, text] })
  content.shared.friends = {
    type: 'callToAction',
    heading: 'Friends',
    html: '<p><a href="/about">Who we are</a></p>',
    buttons: [{ text: 'Who we are', href: '/about' }],
  }
  home.blocks.push({ shared: 'friends' })
  content.pages.push({ path: '/us', redirect: '/about' } as never)
  content.site.url = 'https://small.example'
  change(content)
  return JSON.stringify(content, null, 2)
}

const move = (text: string, from: string, to: string, withChildren = false) =>
  movePage({ text, files, schemas, check, validate }, from, to, withChildren)

describe('npm run move', () => {
  test('the test site has no errors', () => {
    expect(check({ text: linked(), files }).problems.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  test('updates every link: with query or anchor, in rich text, shared blocks, redirects and settings', () => {
    const before = linked()
    const { text, moves, places, staying } = move(before, '/about', '/studio/who-we-are')
    const lines = before.split('\n')
    const changed = text.split('\n').flatMap((line, index) => (line === lines[index] ? [] : [line.trim()]))
    expect(text.split('\n').length).toBe(lines.length + 4)
    expect(changed).toEqual([
      '"href": "/studio/who-we-are"',
      '"html": "<p><a href=\\"/studio/who-we-are\\">Who we are</a></p>",',
      '"href": "/studio/who-we-are"',
      `"html": "<p>To <a href=\\"/studio/who-we-are\\">us</a>, <a href='/studio/who-we-are?a=1#we'>a place</a>, <a href=\\"/about/team\\">the team</a>, <a href=\\"https://small.example/studio/who-we-are\\">all of it</a> and <a href=\\"/aboutness\\">elsewhere</a>.</p>",`,
      '"href": "/studio/who-we-are#we"',
      '"href": "/studio/who-we-are"',
      '"path": "/studio/who-we-are",',
      '"redirect": "/studio/who-we-are"',
      '},',
      '{',
      '"path": "/about",',
      '"redirect": "/studio/who-we-are"',
      '}',
      ']',
      '}',
    ])
    expect(places).toHaveLength(9)
    expect({ moves, staying }).toEqual({
      moves: [['/about', '/studio/who-we-are']],
      staying: ['/about/team'],
    })
    expect(check({ text, files }).problems.filter(({ rule }) => rule === 'redirect-chain')).toEqual([])
  })

  test('moves child pages on request, each with its redirect', () => {
    const { text, moves, staying } = move(linked(), '/about', '/studio', true)
    expect(moves).toEqual([
      ['/about', '/studio'],
      ['/about/team', '/studio/team'],
    ])
    expect(staying).toEqual([])
    const { pages } = JSON.parse(text) as SmallSite
    expect(pages.slice(-2)).toEqual([
      { path: '/about', redirect: '/studio' },
      { path: '/about/team', redirect: '/studio/team' },
    ])
    expect(text).toContain('<a href=\\"/studio/team\\">')
    expect(pages.map(({ path }) => path)).toContain('/aboutness')
  })

  test.each([
    ['Windows line ends', (text: string) => text.replaceAll('\n', '\r\n')],
    ['tabs', (text: string) => text.replace(/^ +/gm, (blanks) => '\t'.repeat(blanks.length / 2))],
    ['a byte-order mark', (text: string) => `\uFEFF${text}`],
    ['one line', (text: string) => JSON.stringify(JSON.parse(text))],
    ['escaped signs', (text: string) => text.replace('"<p>To <a href=\\"/about', '"<p>\\u0054o <a href=\\"\\/about')],
  ])('keeps the author’s formatting: %s', (_, rewrite) => {
    const before = rewrite(linked())
    const { text } = move(before, '/about', '/studio')
    const forms = (value: string) => [
      value.match(/\r\n/g)?.length ?? 0,
      value.match(/(?<!\r)\n/g)?.length ?? 0,
      value.startsWith('\uFEFF'),
      value.includes('\\u0054'),
      /^\t/m.test(value),
      /^ /m.test(value),
    ]
    const [crlf, lf, ...signs] = forms(before)
    const added = (count: unknown) => (Number(count) > 0 ? Number(count) + 4 : 0)
    expect(forms(text)).toEqual([added(crlf), added(lf), ...signs])
    const { pages } = JSON.parse(text.replace(/^\uFEFF/, '')) as SmallSite
    expect(pages.at(-1)).toEqual({ path: '/about', redirect: '/studio' })
    expect(text.replace('"/about"', '')).not.toMatch(/\/about["'?#\\]/)
  })

  test('formats a new redirect like the others', () => {
    const text = linked().replace(
      /\{\s+"path": "\/us",\s+"redirect": "\/about"\s+\}/,
      '{ "path": "/us", "redirect": "/about" }',
    )
    expect(move(text, '/about', '/studio').text).toContain(
      '    { "path": "/us", "redirect": "/studio" },\n    { "path": "/about", "redirect": "/studio" }\n  ]',
    )
  })

  test('leaves translations up to date whose originals link to the page, and those that are not as they were', () => {
    const { pages, shared, ...rest } = JSON.parse(readCase('translated-nothing-wrong')) as SmallSite
    const at = (path: string) => pages.find((page) => page.path === path) as SmallSite['pages'][0]
    at('/').blocks.push({ type: 'text', html: '<p><a href="/about">We</a></p>' })
    shared.clients = { type: 'text', html: '<p><a href="/about">We</a></p>' }
    at('/de').seen = seenOf(at('/'))
    const stale = { ...at('/de'), seen: seenOf({ ...at('/'), title: 'Another' }) }
    const seen = { 'clients@de': markOf(shared.clients) }
    const moved = (page: SmallSite['pages'][0]) => {
      const text = JSON.stringify({
        ...rest,
        shared,
        seen,
        pages: pages.map((one) => (one.path === '/de' ? page : one)),
      })
      const after = JSON.parse(move(text, '/about', '/studio').text) as SmallSite & { seen: object }
      const find = (path: string) => after.pages.find((one) => one.path === path)
      return { ...after, changed: changedParts(find('/'), find('/de')?.seen).map(({ block }) => block) }
    }
    expect(moved(at('/de')).changed).toEqual([])
    expect(moved(stale).changed).toEqual([undefined])
    const after = moved(at('/de'))
    expect(after.seen).toEqual({ 'clients@de': markOf(after.shared.clients) })
  })

  test.each([
    ['/nowhere', '/studio', 'There is no page "/nowhere". Nothing was moved.'],
    ['/us', '/studio', '"/us" is a redirect to "/about", not a page: there is nothing to move.'],
    ['/', '/home', 'The page "/" must stay: browsers and hosts ask for it at this address.'],
    ['/about', '/Über uns', '"/Über uns" cannot be an address.'],
    ['/about', '/aboutness', 'There is already a page at "/aboutness".'],
  ])('refuses to move %s to %s', (from, to, words) => {
    expect(() => move(linked(), from, to)).toThrow(words)
  })

  test('refuses a file with errors, and a link that cannot be rewritten exactly', () => {
    expect(() => move(linked().replace('"banner"', '"bannner"'), '/about', '/studio')).toThrow(
      'Fix this first; nothing was moved.',
    )
    expect(() =>
      move(linked().replace('<a href=\\"/about\\">us', '<a href=\\"&#47;about\\">us'), '/about', '/x'),
    ).toThrow('Replace them with the characters first.')
  })
})

describe('planRemoval', () => {
  const before = linked(({ pages, shared }) => {
    pages.push({ path: '/team', redirect: '/about/team' } as never)
    shared.friends = { type: 'text', html: '<p>See <a href="/team">By the redirect</a>.</p>' }
    pages[0]?.blocks.push({
      type: 'text',
      html: '<p>Ask <a href="https://small.example/about/team#we">them</a>.</p>',
      buttons: [{ text: 'The team', href: '/about/team' }],
    })
  })
  const errorsIn = (text: string) => check({ text, files }).problems.filter(({ severity }) => severity === 'error')
  const remove = (leadTo?: string) =>
    planRemoval(readOpenSite(before, files, schemas, validate), '/about/team', leadTo).text

  test('removes links from texts and keeps their words, also for links to redirects', () => {
    const after = remove()
    expect(errorsIn(after)).toEqual([])
    expect(after).not.toContain('/team')
    expect(after).toContain('the team, <a href=')
    expect(after).toContain('"<p>See By the redirect.</p>"')
    expect(after).toContain('"<p>Ask them.</p>"')
    expect(after).not.toContain('"The team"')
  })

  test('redirects links and visitors, without anchors that the other page does not have', () => {
    const after = remove('/aboutness')
    expect(errorsIn(after)).toEqual([])
    expect(after).toContain('<a href=\\"https://small.example/aboutness\\">them')
    expect((JSON.parse(after) as SmallSite).pages).toContainEqual({ path: '/about/team', redirect: '/aboutness' })
  })
})

describe('npm run uses', () => {
  const uses = (name: string) => listUses(readOpenSite(linked(), files, schemas, validate), name)

  test('lists every use of a page with the position of its name', () => {
    const [head, ...lines] = uses('/about').split('\n')
    expect(head).toBe('The page "/about" is used in 9 places:')
    const text = linked().split('\n')
    for (const line of lines) {
      const [, row, column] = line.match(/^pages\.json:(\d+):(\d+) {2}/) ?? []
      expect(text[Number(row) - 1]?.slice(Number(column) - 1)).toMatch(/^\/about(["\\'?#])/)
    }
    expect(lines[1]).toMatch(
      /^pages\.json:\d+:\d+ {2}shared blocks, "friends", Call to action \(callToAction\) "Friends", which is used on \/$/,
    )
    expect(lines[3]).toMatch(/^pages\.json:\d+:\d+ {2}page "\/" Home, block 4, Text "Links"$/)
  })

  test.each([
    ['/images/fox.svg', 6],
    ['clients', 1],
    ['/about#we', 2],
    ['#we', 2],
    ['we', 2],
  ])('%s is used in %i places', (name, count) => {
    expect(uses(name)).toMatch(new RegExp(` is used in ${count} places?:\n`))
    expect(uses(name).split('\n')).toHaveLength(count + 1)
  })

  test('reports what is unused, and suggests the nearest name for what does not exist', () => {
    expect(uses('/images/owl.svg')).toBe('The file "/images/owl.svg": nothing uses it.')
    expect(uses('/us')).toBe('The page "/us": nothing uses it.')
    expect(() => uses('/images/fax.svg')).toThrow(
      'There is no page, file, shared block or anchor "/images/fax.svg". Did you mean "/images/fox.svg"?',
    )
    expect(() => uses('/about#us')).toThrow('There is no page, file, shared block or anchor "/about#us".')
  })

  test('finds an entry of the real site where its id or its collection is listed', async () => {
    const text = readFileSync(join(root, 'pages.json'), 'utf8')
    const { pages } = JSON.parse(text) as SmallSite
    const entry = pages.find((page) => page.entry !== undefined)
    expect(listUses(readOpenSite(text, new Map(), schemas, validate), entry?.path ?? '')).toContain('(entryGrid)')
  })
})

describe('blocks in blocks', () => {
  const text = (() => {
    const content = JSON.parse(readCase('held-nothing-wrong')) as SmallSite
    const link = { type: 'text', id: 'place', html: '<p>To <a href="/about#we">us</a>.</p>' }
    const [home, about] = content.pages
    const columns = [{ blocks: [{ type: 'text', html: '<p>Words.</p>' }, link] }, { blocks: [{ shared: 'visit' }] }]
    home?.blocks.push({ type: 'section', heading: 'More', blocks: [{ type: 'columns', columns }] } as never)
    home?.blocks.push({
      shared: 'offer',
      slot: [{ type: 'text', html: '<p><a href="/about">Who</a> we are.</p>' }],
    } as never)
    if (about) about.blocks[1] = { ...about.blocks[1], id: 'we' }
    return JSON.stringify(content, null, 2)
  })()
  const [validateHeld, checkHeld] = [createValidator(holderSchemas), createCheck(holderSchemas)]
  const errorsIn = (now: string) =>
    checkHeld({ text: now, files }).problems.filter(({ severity }) => severity === 'error')

  test('npm run move finds links in them', () => {
    const facts = { text, files, schemas: holderSchemas, check: checkHeld, validate: validateHeld }
    const { text: moved } = movePage(facts, '/about', '/studio', false)
    expect(moved).toContain('<a href=\\"/studio#we\\">us</a>')
    expect(moved).toContain('<a href=\\"/studio\\">Who</a>')
    expect(errorsIn(moved)).toEqual([])
  })

  test('npm run uses says in full where they are', () => {
    const site = readOpenSite(text, files, holderSchemas, validateHeld)
    const inner = 'block 6, Section "More" › block 1, Columns › column 1 › block 2, Text'
    expect(listUses(site, '/about')).toContain(inner)
    expect(listUses(site, '#we')).toContain(inner)
    expect(listUses(site, 'visit')).toContain('block 6, Section "More" › block 1, Columns › column 2 › block 1')
  })

  test('a page that goes takes its links out of them, but no block of them', () => {
    const content = JSON.parse(text) as SmallSite
    const [home, about] = content.pages
    content.pages.push({ ...about, path: '/team', title: 'The team' } as never)
    const remove = (...blocks: object[]) => {
      const words = { type: 'text', html: '<p>See <a href="/team">the team</a>.</p>' }
      home?.blocks.splice(-1, 1, { type: 'columns', columns: [{ blocks }, { blocks: [words] }] } as never)
      const site = readOpenSite(JSON.stringify(content, null, 2), files, holderSchemas, validateHeld)
      return planRemoval(site, '/team').text
    }
    const now = remove({ type: 'text', html: '<p>Words.</p>' })
    expect(now).toContain('"<p>See the team.</p>"')
    expect(errorsIn(now)).toEqual([])
    const call = { type: 'callToAction', heading: 'Them', buttons: [{ text: 'The team', href: '/team' }] }
    expect(() => remove(call)).toThrow('block 7, Columns › column 1 › block 1, Call to action')
  })
})

describe('an address that leads elsewhere', () => {
  const before = linked()
    .replaceAll('/about/team\\', '/us\\')
    .replace('/about?a', '/us?a')
    .replace('example/about', 'example/us')
  const plan = (...wanted: [old: string | undefined, to?: { path: string; to: string }]) => {
    const { edits, places } = planRedirect(readOpenSite(before, files, schemas, validate), ...wanted)
    const outcome = applyEdits(before, edits)
    return { text: 'text' in outcome ? outcome.text : '', places }
  }
  const redirects = (text: string) =>
    (JSON.parse(text) as SmallSite).pages.flatMap((page) => ('redirect' in page ? [page] : []))

  test('is added behind the others', () => {
    const added = plan(undefined, { path: '/we', to: 'https://b.example/' }).text
    expect(redirects(added)).toEqual([
      { path: '/us', redirect: '/about' },
      { path: '/we', redirect: 'https://b.example/' },
    ])
  })

  test('is changed, and no link changes while the old address stays', () => {
    const { text, places } = plan('/us', { path: '/us', to: '/about#we' })
    expect([redirects(text), places]).toEqual([[{ path: '/us', redirect: '/about#we' }], []])
    expect(text.length).toBe(before.length + '#we'.length)
  })

  test('is removed: what named it names its target, wherever that is', () => {
    const removed = plan('/us')
    expect([redirects(removed.text), removed.places.length]).toEqual([[], 3])
    expect(removed.text).toContain('<a href=\\"/about\\">us</a>')
    expect(removed.text).toContain('<a href=\\"https://small.example/about\\">all of it</a>')
    expect(check({ text: removed.text, files }).problems.filter(({ severity }) => severity === 'error')).toEqual([])
    const away = plan('/us', { path: '/we', to: 'https://b.example/' }).text
    expect(away.match(/https:\/\/b\.example\//g)).toHaveLength(4)
    expect(away).not.toContain('examplehttps')
    expect(away).toContain("<a href='https://b.example/'>a place</a>")
  })

  test('that is gone is not changed', () => {
    expect(() => plan('/nowhere')).toThrow('"/nowhere" leads nowhere else any more.')
  })
})
