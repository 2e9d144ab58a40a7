import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { createGitSite, type SmallSite } from '../../../../tests/sites/git-site'
import type { FilmProvider } from '../../base/shared-types/services/film-provider'
import { describeFieldChange } from '../../content/change-summary/words/describe-fields'
import type { Labels } from '../../content/change-summary/words/labels'
import { bullets } from '../../content/change-summary/words/outline'
import { summarizeFolder } from './read-change'

const root = join(import.meta.dirname, '../../../..')
const site = createGitSite()
afterEach(() => site.restore())
afterAll(() => site.remove())

const page = (content: SmallSite, path: string) =>
  content.pages.find((item) => item.path === path) as SmallSite['pages'][0]
const film = (title: string) => ({ title, poster: '/images/fox.svg' })

test('ignores changes of white space', async () => {
  site.write('pages.json', JSON.stringify(JSON.parse(site.git('show', 'HEAD:sites/fox/pages.json'))))
  expect(await summarizeFolder(root, site.folder, 'HEAD')).toMatch(
    /^# What changes on the site\n\nSince `\w+` nothing has changed that visitors would notice\.\n$/,
  )
})

test('describes changes of pages, blocks, redirects, shared blocks, settings and files', async () => {
  site.edit((content) => {
    const films = { type: 'videoGrid', heading: 'Our films', videos: [film('Fox'), film('Hare')] }
    page(content, '/').blocks.splice(2, 0, films)
    content.pages.push({ ...page(content, '/about'), path: '/old', title: 'Old' } as never)
    content.pages.push({ path: '/go', redirect: '/about' } as never)
  })
  site.write('public/notes.txt', 'Notes')
  site.commit()
  site.edit((content) => {
    const home = page(content, '/')
    const [banner, story, films] = home.blocks as [SmallSite['pages'][0]['blocks'][0], object, { videos: object[] }]
    Object.assign(films, { heading: 'All our films', videos: [film('Fox'), film('Hare'), film('Owl')] })
    home.blocks = [banner, films as never, story as never, home.blocks[3] as never]
    home.title = 'Home of *the* <fox>'
    content.shared.clients = { ...content.shared.clients, heading: 'Friends' }
    content.site.name = 'Fox & Co'
    page(content, '/about').path = '/studio'
    content.pages = content.pages.filter(({ path }) => path !== '/old' && path !== '/go')
    content.pages.push({ path: '/about', redirect: '/studio' } as never, { path: '/went', redirect: '/' } as never)
    content.pages.push({
      path: '/new',
      title: 'New',
      description: 'New.',
      blocks: [{ type: 'banner', heading: 'New' }],
    })
  })
  site.write('public/images/fox.svg', '<svg/>')
  site.write('public/images/owl.svg', '<svg/>')
  site.git('rm', '-q', 'sites/fox/public/notes.txt')
  expect(
    (await summarizeFolder(root, site.folder, 'HEAD')).replace(/Since `\w+`/, 'Since `1234567`'),
  ).toMatchInlineSnapshot(`
    "# What changes on the site

    Since \`1234567\`: one page added, one page changed, one page moved, one page removed, two redirects changed, one shared block changed, one setting changed, one file added, one file replaced, one file removed.

    ## Pages added

    ### \`/new\` “New”

    - Title: “New”
    - Description: “New.”
    - block 1 (Banner, “New”)
      - Heading: “New”

    ## Pages changed

    ### \`/\` “Home of \\*the\\* &lt;fox>”

    - Title changed from “Home” to “Home of \\*the\\* &lt;fox>”
    - block 2 (Video grid, “Our films”)
      - moved from third to second place
      - Heading changed from “Our films” to “All our films”
      - one added to Films (“Owl”)
        - Title: “Owl”
        - Poster: “/images/fox.svg”

    ## Pages moved

    - \`/about\` is now \`/studio\` “About”; the old address redirects to \`/studio\`

    ## Pages removed

    - \`/old\` “Old”; **visitors of the old address find nothing: there is no redirect**

    ## Redirects

    - \`/went\` now redirects to \`/\`
    - \`/go\` no longer redirects to \`/about\`

    ## Shared blocks

    - “clients” (Logo carousel, “Clients”), on \`/\`: Heading changed from “Clients” to “Friends”

    ## Settings of the site

    - Name changed from “Small Studio” to “Fox &amp; Co”

    ## Files

    - \`/images/owl.svg\` added: used nowhere
    - \`/images/fox.svg\` replaced
      - seen on \`/\` (shared block “clients”)
      - seen on \`/\`, block 1 (Banner, “Hello”)
      - seen on \`/\`, block 2 (Video grid, “All our films”)
      - seen on \`/studio\`, block 1 (Banner, “About us”)
      - seen on \`/404\`, block 1 (Banner, “Not found”)
    - \`/notes.txt\` removed
    "
  `)
  site.git('reset', '-q', '--hard', 'HEAD~1')
})

test('begins with whose scripts run and who gets the sign-ins of authors, if that changes', async () => {
  site.edit((content) => {
    content.site.analytics = { provider: 'plausible', id: 'a.example', address: 'https://evil.example' }
    content.site.editor = { host: 'github:evil/site' }
    page(content, '/').title = 'Home of the fox'
  })
  const sections = (await summarizeFolder(root, site.folder, 'HEAD')).split('\n## ')
  expect(sections[1]).toContain('`https://evil.example/js/script.manual.js`')
  expect(sections[1]).toContain('`github:evil/site`')
  expect(sections[1]).not.toContain('Home of the fox')
})

const labels: Labels = {
  ofBlock: String,
  ofField: (_, name) => name,
  ofItem: (_, name) => name,
  inWords: (_, __, value) => value,
}

/** Says what became of a field as a summary does, where it has a format or none. */
const say = (field: string, before: unknown, now: unknown, format?: string) =>
  bullets(
    describeFieldChange(
      field,
      { [field]: before },
      { [field]: now },
      {
        formatOf: (holder, name) => (name === field && Object.hasOwn(Object(holder), field) ? format : undefined),
        labels,
        nameDestination: (href) => `\`${href}\``,
      },
    ),
  )

test.each([
  ['heading', 'Films', 'Our films', ['- heading changed from “Films” to “Our films”']],
  ['subheading', undefined, 'New', ['- subheading added: “New”']],
  ['hidden', undefined, true, ['- now hidden from visitors']],
  ['hidden', true, undefined, ['- now shown to visitors']],
  ['newTab', true, undefined, ['- newTab removed, it was yes']],
  ['categories', ['a', 'b'], ['b'], ['- one removed from categories (“a”)']],
  ['items', ['One', 'Two'], ['One', 'Three'], ['- items 2 changed from “Two” to “Three”']],
  ['delivered', [], ['A', 'B'], ['- two added to delivered (“A”, “B”)']],
  [
    'videos',
    [{ title: 'A' }, { title: 'B' }],
    [{ title: 'B' }, { title: 'A' }],
    ['- videos “A” moved from first to second place'],
  ],
  ['image', { src: '/a.svg', alt: 'A' }, { src: '/a.svg', alt: 'B' }, ['- image: alt changed from “A” to “B”']],
  [
    'videos',
    [{ title: 'A', video: 1 }],
    [{ title: 'A', video: 2 }, { title: '<b>@all</b> `x`' }],
    [
      '- videos 1 (“A”): video changed from 1 to 2',
      '- one added to videos (“&#64;all \\`x\\`”)',
      '  - title: “&lt;b>&#64;all&lt;/b> \\`x\\`”',
    ],
  ],
])('describes %s from %j to %j', (field, before, now, words) => {
  expect(say(field, before, now)).toEqual(words)
})

test.each([
  ['<p>One</p>', '<p>One</p>\n', ['- html: the formatting changed, the words did not']],
  ['<p>One two</p>', '<p>One <strong>two</strong></p>', ['- html: now bold: “two”']],
  ['<p><b>One</b> <em>two</em></p>', '<p><strong>One</strong> two</p>', ['- html: no longer italic: “two”']],
  [
    '<p>One</p><p>Two</p>',
    '<ul><li>One</li><li>Two</li></ul>',
    ['- html: now a point instead of a paragraph: “One”, “Two”'],
  ],
  ['<p>One</p>', '<p>One</p><ul><li>A b</li><li>C</li></ul>', ['- html: two points added: “A b”, “C”']],
  ['<ul><li>A</li><li>B</li></ul><p>One</p>', '<ul><li>A</li></ul><p>One</p>', ['- html: one point removed: “B”']],
  [
    '<p>See <a href="/a">the films</a></p>',
    '<p>See <a href="/b">the films</a></p>',
    ['- html: now a link to `/b` instead of `/a`: “the films”'],
  ],
  ['<p>See films</p>', '<p>See <a href="/b">films</a></p>', ['- html: now a link to `/b`: “films”']],
  ['<p>See <a href="/b">films</a></p>', '<p>See films</p>', ['- html: no longer a link to `/b`: “films”']],
  [
    '<p>The fox and the hare.</p>',
    '<p>The <a href="/a">fox</a> and the <a href="/b">hare</a>.</p>',
    ['- html', '  - now a link to `/a`: “fox”', '  - now a link to `/b`: “hare”'],
  ],
  [
    '<p>The fox runs</p>',
    '<p>The fox runs <a href="/a">home</a></p>',
    ['- html', '  - changed from “The fox runs” to “The fox runs home”', '  - “home” links to `/a`'],
  ],
  [
    '<p>The fox runs</p>',
    '<p>The <strong>hare</strong> runs <em>away</em></p>',
    ['- html changed from “The fox runs” to “The **hare** runs *away*”'],
  ],
])('describes what visitors notice when the rich text %j becomes %j', (before, now, words) => {
  expect(say('html', before, now, 'html')).toEqual(words)
})

test('quotes every difference of a long text with a few words of context', () => {
  const filler = (word: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${word}${index}`).join(' ')
  const long = (animal: string, plant: string) =>
    `<p>${filler('so', 30)} the ${animal} runs ${filler('and', 30)} under the ${plant} ${filler('on', 30)}</p>`
  expect(say('html', long('fox', 'oak'), long('hare', 'elm'), 'html')).toEqual([
    '- html',
    '  - changed from “… so28 so29 the fox runs and0 and1 …” to “… so28 so29 the hare runs and0 and1 …”',
    '  - changed from “… and29 under the oak on0 on1 on2 …” to “… and29 under the elm on0 on1 on2 …”',
  ])
})

test('names a film by its title and links to it', () => {
  const [was, is] = [
    { title: 'Fox', video: 1 },
    { title: 'Fox', video: 2 },
  ]
  const meanings = {
    films: { page: 'https://vimeo.com/{id}' } as FilmProvider,
    formatOf: (_: unknown, field: string) => (field === 'video' ? 'film' : undefined),
    labels,
    nameDestination: String,
  }
  expect(bullets(describeFieldChange('video', was, is, meanings))).toEqual([
    '- video changed from [“Fox”](https://vimeo.com/1) to [“Fox”](https://vimeo.com/2)',
  ])
})

test('refuses to guess at a state that cannot be read', async () => {
  site.write('pages.json', '{ "pages": [')
  await expect(summarizeFolder(root, site.folder, 'HEAD')).rejects.toMatchObject({
    name: 'Failure',
    message: expect.stringContaining('"npm run check" shows what to fix.'),
  })
})
