import { expect, test, vi } from 'vitest'
import type { ReadyPage } from '../../model/page'
import type { LayoutProps } from '../../model/registry'
import { renderContent, renderWholePage } from './render-page'

vi.mock('./registry', () => ({
  registry: {
    blocks: { words: () => <p>One hour a month</p> },
    layouts: {
      framed: ({ children }: LayoutProps) => (
        <>
          <header>The club</header>
          <main className="content">{children}</main>
        </>
      ),
      bare: ({ children }: LayoutProps) => children,
    },
  },
}))

const page: ReadyPage = {
  path: '/club/files',
  title: 'Files',
  description: '',
  layout: 'framed',
  htmlClass: 'club',
  isIndexed: false,
  blocks: [{ type: 'words' }, { type: 'words' }],
  assets: {},
}

const context = {
  settings: {
    name: 'Studio',
    titleSuffix: '',
    url: 'https://studio.example',
    navigation: { main: [] },
    contact: { email: 'a@b.example', phone: '1', phoneLink: '+1' },
    footer: { links: [] },
    fallbacks: [],
  },
  settingsAddress: '/assets/site.json',
  times: { idleWait: 5000, pollEvery: 50, giveUpAfter: 30_000 },
}

const files = { opener: '', app: [], statistics: '', styles: [], fonts: [] }

test('put into the html of the empty page, the content of a page makes its whole html', async () => {
  const content = await renderContent(page, context, () => undefined)
  expect(content.match(/One hour a month/g)).toHaveLength(2)
  const empty = await renderWholePage({ ...page, blocks: [] }, context, files, () => undefined)
  const whole = await renderWholePage(page, context, files, () => undefined)
  expect(empty.replace('</main>', () => `${content}</main>`)).toBe(whole)
})

test('a layout without <main> can hold no guarded page, and the build says so', async () => {
  const bare = renderContent({ ...page, layout: 'bare' }, context, () => undefined)
  await expect(bare).rejects.toThrow('Page "/club/files" cannot be guarded: its layout "bare" has no <main>.')
})
