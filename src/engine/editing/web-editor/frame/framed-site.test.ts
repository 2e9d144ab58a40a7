import { expect, test, vi } from 'vitest'
import type { FetchedPage, PageSource } from '../../../base/shared-types/page'
import { frameAddress, pagesOfOpener, readFrameAddress } from './framed-site'

const read = (address: string) => readFrameAddress(new URL(address, 'https://edit.example') as unknown as Location)

test.each([
  ['/about', 'now'],
  ['/offer~from-2027-01-12#team', 'before'],
] as const)('a frame of %s reads its address as it was written', (path, state) => {
  expect(read(frameAddress(path, state))).toEqual({ path, state })
})

test.each([
  ['/frame.html', '/'],
  ['/frame.html#//evil.example/', '/'],
  ['/frame.html#/\\evil.example', '/'],
  ['/frame.html#about', '/'],
  // A host sends the same document for addresses that it does not know.
  ['/about#team', '/about#team'],
])('the frame at %s shows %s', (address, path) => {
  expect(read(address).path).toBe(path)
})

test('after the editor was closed, a page in a window of its own leads to the editor', async () => {
  vi.stubGlobal('location', new URL('https://edit.example/about'))
  let editor = { closed: false } as Window | null
  const page = { path: '/team' } as FetchedPage
  const { page: read } = pagesOfOpener({ page: async () => page } as unknown as PageSource, () => editor)
  expect(await read('/team')).toBe(page)
  for (editor of [{ closed: true } as Window, null])
    expect(await read('/team')).toEqual({ redirect: 'https://edit.example/#/team' })
})
