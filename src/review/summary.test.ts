import { afterAll, afterEach, expect, test } from 'vitest'
import { createGitSite, type SmallSite } from '../../tests/git-site'
import { summarizeFolder } from './summarize-folder'
import { sayChange } from './words'

const site = createGitSite()
afterEach(() => site.restore())
afterAll(() => site.remove())

const page = (content: SmallSite, path: string) =>
  content.pages.find((item) => item.path === path) as SmallSite['pages'][0]
const film = (title: string) => ({ title, poster: '/images/fox.svg' })

test('nothing but spaces changed: the summary says that nothing has', async () => {
  site.write('pages.json', JSON.stringify(JSON.parse(site.git('show', 'HEAD:sites/fox/pages.json'))))
  expect(await summarizeFolder(site.folder, 'HEAD')).toMatch(
    /^# What changes on the site\n\nSince `\w+` nothing has changed that visitors would notice\.\n$/,
  )
})

test('a change is told in words: pages, blocks, redirects, shared blocks, settings and files', async () => {
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
  expect((await summarizeFolder(site.folder, 'HEAD')).replace(/Since `\w+`/, 'Since `1234567`')).toMatchInlineSnapshot(`
    "# What changes on the site

    Since \`1234567\`: one page added, one page changed, one page moved, one page removed, two redirects changed, one shared block changed, one setting changed, one file added, one file replaced, one file removed.

    ## Pages added

    - \`/new\` “New”, one block: banner

    ## Pages changed

    ### \`/\` “Home of \\*the\\* &lt;fox>”

    - title changed from “Home” to “Home of \\*the\\* &lt;fox>”
    - block 2 (videoGrid, “Our films”): moved, it was block 3; heading changed from “Our films” to “All our films”; one video added (“Owl”)

    ## Pages moved

    - \`/about\` is \`/studio\` now “About”; visitors of the old address are led to \`/studio\`

    ## Pages removed

    - \`/old\` “Old”; **visitors of the old address find nothing: there is no redirect**

    ## Redirects

    - \`/went\` leads to \`/\` now
    - \`/go\` led to \`/about\`, and no more

    ## Shared blocks

    - “clients” (logoCarousel, “Clients”), on \`/\`: heading changed from “Clients” to “Friends”

    ## Settings of the site

    - name changed from “Small Studio” to “Fox &amp; Co”

    ## Files

    - \`/images/owl.svg\` added
    - \`/images/fox.svg\` replaced
    - \`/notes.txt\` removed
    "
  `)
  site.git('reset', '-q', '--hard', 'HEAD~1')
})

test.each([
  ['heading', 'Films', 'Our films', ['heading changed from “Films” to “Our films”']],
  ['subheading', undefined, 'New', ['subheading added: “New”']],
  ['newTab', true, undefined, ['new tab removed, it was yes']],
  ['html', '<p>One</p>', '<p>One</p>\n', ['text: its form changed, its words did not']],
  ['categories', ['a', 'b'], ['b'], ['one category removed (“a”)']],
  ['items', ['One', 'Two'], ['One', 'Three'], ['item 2 changed from “Two” to “Three”']],
  ['delivered', [], ['A', 'B'], ['two delivered items added (“A”, “B”)']],
  ['videos', [{ title: 'A' }, { title: 'B' }], [{ title: 'B' }, { title: 'A' }], ['videos in another order']],
  [
    'image',
    { src: '/a.svg', alt: 'A' },
    { src: '/a.svg', alt: 'B' },
    ['image, alternative text changed from “A” to “B”'],
  ],
  [
    'videos',
    [{ title: 'A', video: 1 }],
    [{ title: 'A', video: 2 }, { title: '<b>@all</b> `x`' }],
    ['video 1 (“A”): video changed from 1 to 2', 'one video added (“&#64;all \\`x\\`”)'],
  ],
])('%s from %j to %j is told as it reads', (field, before, now, words) => {
  expect(sayChange(field, before, now)).toEqual(words)
})

test('of a long text only the words that differ are told, with a few around them', () => {
  const long = (word: string) => `<p>${'so '.repeat(60)}the ${word} runs over the hill ${'and on '.repeat(60)}</p>`
  expect(sayChange('html', long('fox'), long('hare'))).toEqual([
    'text changed from “… so so the fox runs over the …” to “… so so the hare runs over the …”',
  ])
})

test('a state that cannot be read is said, and not guessed', async () => {
  site.write('pages.json', '{ "pages": [')
  await expect(summarizeFolder(site.folder, 'HEAD')).rejects.toMatchObject({
    name: 'Failure',
    message: expect.stringContaining('"npm run check" shows what to mend.'),
  })
})
