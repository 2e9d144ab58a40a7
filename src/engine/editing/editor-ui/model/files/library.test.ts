import { expect, test } from 'vitest'
import type { SiteFile } from '../../../edited-site/file-store'
import { arrangeFiles, filesFor, foldersOf, wholeLibrary } from './library'

const file = (address: string, more: Partial<SiteFile> = {}, count = 0, pages: string[] = []): SiteFile => ({
  ...{ address, kind: 'image', bytes: 10, alts: [], drawn: 0, uses: { count, pages, places: [], hasMore: false } },
  ...more,
})

const files = [
  file('/images/b/owl.svg', { bytes: 30 }),
  file('/images/fox.svg', { day: '2026-03-01T10:00:00Z' }, 3, ['/about']),
  file('/images/hen.svg', { day: '2026-05-01T10:00:00Z', bytes: 20 }, 1, ['/']),
  file('/images/hen-moving.svg', { isSheet: true }, 1, ['/']),
  file('/loops/hen.json', { kind: 'loop' }),
]

const choosing = (pointer: string, current = '') => {
  const page = {
    text: { path: '/about' },
    schemaAt: (place: string) => (place === '/pages/0/blocks/0/moving' ? { drawnFor: 'image' } : {}),
  }
  return { page, pointer, current, kind: 'image', label: '' } as unknown as Parameters<typeof filesFor>[0]
}

const names = (found: readonly SiteFile[]) => found.map(({ address }) => address.replace(/.*\/|\.svg$/g, ''))

test('sheets of drawings are offered only where one is named, and there with what nothing uses', () => {
  expect(names(filesFor(choosing('/pages/0/blocks/0/image'), files))).toEqual(['owl', 'fox', 'hen'])
  expect(names(filesFor(choosing('/pages/0/blocks/0/moving/0', '/images/fox.svg'), files))).toEqual([
    ...['owl', 'fox', 'hen-moving'],
  ])
})

const pictures = filesFor(choosing('/pages/0/blocks/0/image'), files)

test.each([
  ['near the present one', {}, ['hen', 'fox', 'owl']],
  ['newest first, those of no known day last', { order: 'newest' }, ['hen', 'fox', 'owl']],
  ['by name, whatever the folder', { order: 'name' }, ['fox', 'hen', 'owl']],
  ['largest first', { order: 'largest' }, ['owl', 'hen', 'fox']],
  ['most used first', { order: 'used' }, ['fox', 'hen', 'owl']],
  ['those of a folder', { folder: '/images/b/' }, ['owl']],
  ['those on this page', { use: 'page' }, ['fox']],
  ['those that nothing uses', { use: 'none' }, ['owl']],
  ['those with a word in the name', { words: 'HEN' }, ['hen']],
] as const)('pictures are listed: %s', (_, view, expected) => {
  const at = choosing('/pages/0/blocks/0/image', '/images/hen.svg')
  expect(names(arrangeFiles(pictures, { ...wholeLibrary, ...view }, at, new Set()))).toEqual(expected)
})

test('what was just uploaded comes first', () => {
  const found = arrangeFiles(
    pictures,
    { ...wholeLibrary, order: 'name' },
    choosing('/x'),
    new Set(['/images/b/owl.svg']),
  )
  expect(names(found)[0]).toBe('owl')
})

test('a folder counts what is in the folders in it', () => {
  expect(foldersOf(pictures)).toEqual([
    { folder: '/images/', count: 3 },
    { folder: '/images/b/', count: 1 },
  ])
})
