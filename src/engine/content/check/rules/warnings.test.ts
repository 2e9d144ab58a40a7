import { describe, expect, test } from 'vitest'
import { contentOf, type Found, pointersOf } from '../../../../../tests/sites/checked-content'
import type { PublicFile } from '../files/public-file'
import { altText } from './alt-text'
import { categoryExists } from './category-exists'
import { entryVisible } from './entry-visible'
import { fileClash } from './file-clash'
import { linkText } from './link-text'
import { pictureSize } from './picture-size'
import { redirectChain } from './redirect-chain'
import { unpublishedFile } from './unpublished-file'
import { unusedFile } from './unused-file'

/** tests/broken-content has a case for each common mistake. */

describe('alt-text', () => {
  const findingsOf = (alt: string, beside: object = {}) => {
    const image = { src: '/images/red-fox.svg', alt }
    return altText.check(contentOf([['alt', alt, '/card/image/alt', undefined, image]], { card: { image, ...beside } }))
  }

  test.each([
    'A fox runs over a hill',
    'The logo of Harbour Trust',
    'Picture frames hang on a wall',
    'Images of the year, on a wall',
    'Two foxes',
  ])('"%s" says what is there', (alt) => {
    expect(findingsOf(alt, { title: 'Foxes' })).toEqual([])
  })

  test.each([
    'fox.PNG',
    'red-fox',
    'IMG_2034',
    'DSC01234',
    'image of a fox',
    'Imagem de uma raposa',
    'imagem',
    'A photo of a fox',
    'Picture: a fox',
    'logo',
    'Alt text',
    'The image shows a fox',
    'A fox runs over a hill.jpg',
    'Das Bild zeigt einen Fuchs',
    'AI-generated content may be incorrect.',
  ])('"%s" does not', (alt) => {
    expect(findingsOf(alt)).toHaveLength(1)
  })

  test.each([
    [{ title: 'Two foxes.' }, 1],
    [{ title: 'tWO FOXES' }, 1],
    [{ title: '“Two foxes”' }, 1],
    [{ title: 'No foxes' }, 0],
    [{ html: '<p>Two <strong>foxes</strong></p>' }, 1],
    [{ title: 'Two foxes and a hill' }, 0],
    [{ cards: [{ title: 'Two foxes' }] }, 0],
  ])('with %j beside it, "Two foxes" has %i problems', (beside, count) => {
    expect(findingsOf('Two foxes', beside)).toHaveLength(count)
  })

  test("an entry's text is compared with its title, not with itself", () => {
    const checkBeside = (title: string) => {
      const entry = { title, image: '/a.svg', imageAlt: 'showreel' }
      return altText.check(contentOf([['alt', 'showreel', '/entry/imageAlt', undefined, entry]], { entry }))
    }
    expect(checkBeside('Showreel')).toHaveLength(1)
    expect(checkBeside('Our year')).toEqual([])
  })

  test('pictures in rich texts are checked, too', () => {
    expect(altText.check(contentOf([['html', '<p><img src="/a.svg" alt="a.svg"></p>']]))).toHaveLength(1)
  })
})

describe('link-text', () => {
  test.each([
    ['Get in touch', 0],
    ['View more...', 0],
    ['Here we are', 0],
    ['fernway.example', 0],
    ['日本語', 0],
    ['Click here!', 1],
    ['READ MORE →', 1],
    ['Clique aqui', 1],
    ['Aqui ao lado', 0],
    ['www.fernway.example', 1],
    ['https://fernway.example/a', 1],
    [' ', 1],
  ])('"%s" has %i problems', (text, count) => {
    expect(linkText.check(contentOf([['link-text', text]]))).toHaveLength(count)
  })

  test.each([
    ['<p><a href="/">more</a></p>', 1],
    ['<p><a href="/"></a></p>', 1],
    ['<p><a href="/"><img src="/a.svg" alt="Our home page"></a></p>', 0],
    ['<p><a href="/"><strong>Read</strong> <em>more</em></a></p>', 1],
  ])('%s has %i problems', (html, count) => {
    expect(linkText.check(contentOf([['html', html]]))).toHaveLength(count)
  })
})

describe('picture-size', () => {
  const large = { width: 1600 }
  const findingsOf = (name: string, file: PublicFile, shown: object = large) => {
    const image = { src: name }
    const found: Found[] = [
      ['shown', image, '/image', shown],
      ['image', name, '/image/src', undefined, image],
    ]
    return pictureSize.check(contentOf(found, {}, { [name]: file }))
  }

  test.each<[string, PublicFile, number]>([
    ['/a.svg', { bytes: 150_000 }, 0],
    ['/a.svg', { bytes: 150_001 }, 1],
    ['/a.jpg', { bytes: 800_000, pixels: { width: 3000, height: 2000 } }, 0],
    ['/a.jpg', { bytes: 800_001, pixels: { width: 3000, height: 2000 } }, 1],
    // What the editor makes of an upload, and files without copies.
    ['/a.jpg', { bytes: 3_000_000, pixels: { width: 2400, height: 1600 } }, 0],
    ['/a.gif', { bytes: 3_000_000, pixels: { width: 2400, height: 1600 } }, 1],
    ['/a.webp', { bytes: 3_000_000, pixels: { width: 2400, height: 1600 }, isLoop: true }, 1],
    ['/a.png', { bytes: 1, pixels: { width: 1200, height: 1 } }, 0],
    ['/a.png', { bytes: 1, pixels: { width: 1199, height: 1 } }, 1],
    ['/a.png', { bytes: 1 }, 0],
  ])('%s with %j, shown 1600 wide, has %i problems', (name, file, count) => {
    expect(findingsOf(name, file)).toHaveLength(count)
  })

  test('pictures up to 150 kB are fine in small places, too', () => {
    expect(findingsOf('/a.png', { bytes: 150_000, pixels: { width: 160, height: 90 } }, { width: 160 })).toEqual([])
  })

  test('a picture is checked at its widest place', () => {
    const found: Found[] = [['/a', 320] as const, ['/b', 1600] as const].flatMap(([place, width]): Found[] => [
      ['shown', '/a.jpg', place, { width }],
      ['image', '/a.jpg', place],
    ])
    const checkFile = (file: PublicFile) => pointersOf(pictureSize.check(contentOf(found, {}, { '/a.jpg': file })))
    expect(checkFile({ bytes: 500_000, pixels: { width: 3000, height: 2000 } })).toEqual([])
    expect(checkFile({ bytes: 900_000, pixels: { width: 3000, height: 2000 } })).toEqual(['/b'])
    expect(checkFile({ bytes: 1000, pixels: { width: 400, height: 300 } })).toEqual(['/b'])
  })

  test('a picture that other sites fetch must be light, whatever its width', () => {
    const file = { bytes: 900_000, pixels: { width: 1200, height: 630 } }
    const [finding] = findingsOf('/a.jpg', file, { width: 1200, kinds: ['jpg'] })
    expect(finding?.message).toContain('Export it with more compression.')
  })

  test('a picture in two places is reported once', () => {
    const found: Found[] = ['/a', '/b'].flatMap((place): Found[] => [
      ['shown', '/a.svg', place, large],
      ['image', '/a.svg', place],
    ])
    expect(pointersOf(pictureSize.check(contentOf(found, {}, { '/a.svg': { bytes: 1e6 } })))).toEqual(['/a'])
  })
})

test.each([
  ['/images/used.svg', 0],
  ['/images/drawn.svg', 0],
  ['/guides/a.pdf', 0],
  ['/favicon.ico', 0],
  ['/.well-known/security.txt', 0],
  ['/images/unused.svg', 1],
  ['/images/favicon.ico', 1],
])('unused-file: %s has %i problems', (file, count) => {
  const found: Found[] = [
    ['image', '/images/used.svg'],
    ['image', '/images/drawn.png'],
    ['href', '/guides/a.pdf#page=2'],
  ]
  const findings = unusedFile.check(contentOf(found, {}, { [file]: { bytes: 1 } }))
  expect(findings.map((finding) => finding.file)).toEqual(count > 0 ? [file] : [])
})

test.each([
  ['/about.html', '/pages/1/path'],
  ['/about', '/pages/1/path'],
  ['/about.json', '/pages/1/path'],
  ['/index.html', '/pages/0/path'],
  ['/robots.txt', ''],
])('file-clash: %s is written by the build', (file, pointer) => {
  const site = { pages: [{ path: '/' }, { path: '/about' }] }
  expect(
    pointersOf(fileClash.check(contentOf([], site, { [file]: { bytes: 1 }, '/about/a.pdf': { bytes: 1 } }))),
  ).toEqual([pointer])
})

describe('redirect-chain', () => {
  const pages = [
    { path: '/' },
    { path: '/a', redirect: '/b' },
    { path: '/b', redirect: '/c' },
    { path: '/c', redirect: '/' },
    { path: '/round', redirect: '/round' },
    { path: '/in', redirect: '/round' },
    { path: '/lost', redirect: '/nowhere' },
  ]
  test('redirects to redirects get the final page; other rules report loops and dead ends', () => {
    const findings = redirectChain.check(contentOf([], { pages }))
    expect(findings.map(({ pointer, replacement }) => [pointer, replacement])).toEqual([
      ['/pages/1/redirect', '/'],
      ['/pages/2/redirect', '/'],
    ])
  })

  test.each([
    ['href', '/b?x=1#y', '/?x=1#y', '/?x=1#y'],
    ['html', '<a href="/b">B</a>', '/', undefined],
  ])('a link in %s through old addresses gets its end', (format, value, suggestion, replacement) => {
    const site = { pages: [pages[0], pages[2], pages[3]] }
    expect(redirectChain.check(contentOf([[format, value]], site)).at(-1)).toMatchObject({ suggestion })
    expect(redirectChain.check(contentOf([[format, value]], site)).at(-1)?.replacement).toBe(replacement)
  })
})

describe('entries', () => {
  const page = (id: number, categories: string[], isVisible = true) => ({
    path: `/${id}`,
    entry: { collection: 'films', id, isVisible, categories },
  })
  const value = { pages: [page(1, ['all', 'new']), page(2, ['all', 'old'], false)] }
  const grid = (format: string, ...items: unknown[]): Found[] => [
    ['collection', 'films', '/grid/collection'],
    ...items.map((item, index): Found => [format, item, `/grid/list/${index}`]),
  ]

  test('entry-visible: reports hidden entries, not visible or missing ones', () => {
    expect(pointersOf(entryVisible.check(contentOf(grid('entry', 1, 2, 3), value)))).toEqual(['/grid/list/1'])
  })

  test('category-exists: hidden entries do not count', () => {
    expect(pointersOf(categoryExists.check(contentOf(grid('category', 'all', 'new', 'old'), value)))).toEqual([
      '/grid/list/2',
    ])
  })
})

test('unpublished-file: one message per reason, with a count; file-exists reports named files', () => {
  const many = Array.from({ length: 12 }, (_, index) => [`/.a${index}`, 'hidden'] as const)
  const leftOut = new Map([...many, ['/.drafts', 'hidden'] as const, ['/link.png', 'link'] as const])
  const read = contentOf([['image', '/.drafts/fox.png']])
  const messages = unpublishedFile
    .check({ ...read, files: Object.assign(new Map(), { leftOut }) })
    .map(({ message }) => message)
  expect(messages).toEqual([
    expect.stringMatching(/: "\/\.a0", .* and 2 more\. Take them out/),
    expect.stringContaining('"/link.png"'),
  ])
})
