import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { BrowserSettings, ReadyPage } from '../../base/shared-types/page'
import { usePage } from '../elements/use-page'
import { PageTree } from './PageTree'

const settings: BrowserSettings = {
  name: 'Studio',
  titleSuffix: '',
  url: 'https://studio.example',
  fallbacks: [],
}

const page: ReadyPage = {
  path: '/about',
  title: 'About',
  description: '',
  layout: 'plain',
  htmlClass: 'about',
  isIndexed: true,
  blocks: [{ type: 'place' }],
  assets: { '/fox.svg': { bytes: 7 } },
}

const registry = {
  blocks: { place: () => `at ${usePage().path}, with ${Object.keys(usePage().assets)}` },
  layouts: { plain: ({ path, children }: { path: string; children: ReactNode }) => <main id={path}>{children}</main> },
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('a page is its layout around its blocks, which know their page', () => {
  render(<PageTree page={page} settings={settings} registry={registry} />)
  expect(document.getElementById('/about')?.textContent).toBe('at /about, with /fox.svg')
})

test('an unknown layout is a broken program', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const unknown = { ...page, layout: 'round' }
  expect(() => render(<PageTree page={unknown} settings={settings} registry={registry} />)).toThrow('no layout "round"')
})
