import { describe, expect, test } from 'vitest'
import definitions from '../../../../../schemas/studio/definitions.schema.json'
import { contentOf, type Found, pointersOf, suggestionsOf } from '../../../../../tests/sites/checked-content'
import type { Damage, Danger } from '../files/public-file'
import { fileExists } from './file-exists'
import { programFile } from './program-file'
import { readableFile } from './readable-file'
import { videoId } from './video-id'

/** tests/broken-content has a case for each common mistake. */

const provider = definitions.$defs.filmAddress.film

const files = {
  '/images/fox.svg': { bytes: 1 },
  '/guides/guide.pdf': { bytes: 1 },
}

describe('file-exists', () => {
  test.each<[string, Found, (string | undefined)[]]>([
    ['a file that is there', ['file', '/guides/guide.pdf'], []],
    ['a picture that is there', ['image', '/images/fox.svg'], []],
    ['a picture in a text', ['html', '<img src="/images/fox.svg" alt="A fox">'], []],
    ['the folder public in front', ['image', 'public/images/fox.svg'], ['/images/fox.svg']],
    ['a dot in front', ['file', './guides/guide.pdf'], ['/guides/guide.pdf']],
    ['a misspelt picture in a text', ['html', '<img src="/images/fxo.svg" alt="A fox">'], ['/images/fox.svg']],
    ['a picture of another site', ['html', '<img src="https://a.example/fox.svg" alt="A fox">'], [undefined]],
    ['a picture without an address', ['html', '<img alt="A fox">'], [undefined]],
    ['a document in the place of a picture', ['image', '/guides/guide.pdf'], [undefined]],
    ['something that is no text, which its schema reports', ['image', 7], []],
  ])('%s', (_, found, expected) => {
    expect(suggestionsOf(fileExists.check(contentOf([found], {}, files)))).toEqual(expected)
  })
})

describe('readable-file', () => {
  const html = '<img src="/a.png" alt=""><a href="/b.pdf#page=2">Read</a>'
  const named: Found[] = [
    ['image', '/a.png'],
    ['html', html, '/h'],
    ['href', '/c.svg', '/s'],
    ['file', '/a.png', '/f'],
    ['href', '/a.png', '/l'],
  ]
  const findingsOf = (address: string, damage: Damage) => {
    const content = contentOf(named, {}, { [address]: { bytes: 1, damage } })
    return pointersOf(readableFile.check(content))
  }

  test.each<[what: string, address: string, damage: Damage, places: string[]]>([
    ['damaged is refused wherever it is named', '/a.png', { kind: 'cut-off' }, ['/x', '/h', '/f', '/l']],
    [
      'of too many pixels is refused where it is shown',
      '/a.png',
      { kind: 'too-many-pixels', width: 9, height: 9 },
      ['/x', '/h'],
    ],
    ['too tall is refused where it gets copies', '/a.png', { kind: 'too-tall', width: 9, height: 9 }, ['/x']],
    [
      'of a drawing that is too large to be read is no download',
      '/c.svg',
      { kind: 'too-heavy', bytes: 9, most: 1 },
      ['/s'],
    ],
    ['that a link leads into is read, too', '/b.pdf', { kind: 'cut-off' }, ['/h']],
  ])('a file %s', (_, address, damage, places) => {
    expect(findingsOf(address, damage)).toEqual(places)
  })
})

describe('program-file', () => {
  const danger: Danger = { kind: 'holds', holds: 'a program (<script>)', line: 4 }
  const named: Found[] = [['html', '<p><a href="/a.svg?large">See</a></p>', '/h']]
  const findingsOf = (file: { danger?: Danger; damage?: Damage }, found: Found[] = []) =>
    programFile.check(contentOf(found, {}, { '/a.svg': { bytes: 1, ...file } }))

  test('a file that runs code is refused, named or not', () => {
    expect(findingsOf({ danger }, named)).toMatchObject([{ pointer: '/h' }])
    expect(findingsOf({ danger })).toMatchObject([{ pointer: '', file: '/a.svg' }])
  })

  test('a drawing that was not read in full is refused if nothing names it', () => {
    const damage: Damage = { kind: 'too-heavy', bytes: 30_000_000, most: 20_000_000 }
    expect(findingsOf({ damage })).toMatchObject([{ pointer: '', file: '/a.svg' }])
    expect(findingsOf({ damage }, named)).toEqual([])
    expect(findingsOf({ damage: { kind: 'no-size', given: 'width="0"' } })).toEqual([])
  })
})

describe('video-id', () => {
  test.each([
    76979871,
    '76979871',
    'https://vimeo.com/76979871',
    'https://www.vimeo.com/76979871?share=copy',
    'https://vimeo.com/76979871/8d1f2ba9c0',
    'https://player.vimeo.com/video/76979871?h=8d1f2ba9c0',
  ])('%s is a film', (value) => {
    expect(videoId.check(contentOf([['film', value, '/film', provider]]))).toEqual([])
  })

  test.each([
    [0, '“0” is not a valid video id.'],
    ['0', '“0” is not a valid video id.'],
    [-7, '“-7” is not a valid video id.'],
    ['', 'An id or url must be passed'],
    ['vimeo.com/76979871', '“vimeo.com/76979871” is not a valid video id.'],
    ['http://vimeo.com/76979871', 'is not a vimeo.com url'],
    ['https://vimeo.com/channels/staffpicks', 'is not a vimeo.com url'],
    ['https://vimeo.com.other.example/1', 'is not a vimeo.com url'],
  ])('%s is none (X1)', (value, words) => {
    expect(videoId.check(contentOf([['film', value, '/film', provider]])).map(({ message }) => message)).toEqual([
      expect.stringContaining(words),
    ])
  })

  test.each([
    ['https://vimeo.com/channels/staffpicks/76979871', '76979871'],
    ['https://vimeo.com/ondemand/ourfilm/76979871?autoplay=1', '76979871'],
    ['76979871:8d1f2ba9c0', 'https://vimeo.com/76979871/8d1f2ba9c0'],
    ['https://api.vimeo.com/videos/76979871:8d1f2ba9c0', 'https://vimeo.com/76979871/8d1f2ba9c0'],
    ['76 979 871', '76979871'],
    ['769 79871', undefined],
    ['https://vimeo.com/channels/76979871', undefined],
    ['https://vimeo.com/event/76979871', undefined],
  ])('of %s the film is %s', (value, film) => {
    expect(suggestionsOf(videoId.check(contentOf([['film', value, '/film', provider]])))).toEqual([film])
  })
})
