import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ReadyBlock } from '../../base/shared-types/page'
import { hydrateBlocks } from './nearness'
import { RenderBlocks } from './RenderBlocks'

const components = {
  words: ({ text }: ReadyBlock) => <p>{String(text)}</p>,
  broken: () => {
    throw new Error('The film ran out.')
  },
}

const frames = () => [...document.querySelectorAll('[data-block]')].map(({ textContent }) => textContent)

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('blocks keep their order, each in a frame with its type and its anchor', () => {
  const blocks = [
    { type: 'words', text: 'one', id: 'story' },
    { type: 'words', text: 'two' },
  ]
  render(<RenderBlocks blocks={blocks} components={components} hydration="now" />)
  expect(frames()).toEqual(['one', 'two'])
  expect(document.getElementById('story')?.dataset.block).toBe('words')
})

test('a block that throws or has an unknown type does not affect the others (X3)', () => {
  const blocks = [
    { type: 'words', text: 'one' },
    { type: 'broken' },
    { type: 'hologram' },
    { type: 'words', text: 'two' },
  ]
  render(<RenderBlocks blocks={blocks} components={components} hydration="now" />)
  expect(frames()).toEqual([
    'one',
    'Block 2 (broken) brokeThe film ran out.',
    'Block 3 (hologram) brokeNo component is registered for the block type "hologram".',
    'two',
  ])
})

test('blocks that wait to be near are shown when all blocks are hydrated', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined
      disconnect = () => undefined
    },
  )
  await act(async () => {
    render(<RenderBlocks blocks={[{ type: 'words', text: 'one' }]} components={components} hydration="near" />)
  })
  expect(frames()).toEqual([''])
  await act(async () => hydrateBlocks())
  expect(screen.getByText('one')).toBeDefined()
})
