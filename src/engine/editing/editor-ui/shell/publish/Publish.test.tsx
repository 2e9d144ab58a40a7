import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill, find, findAll, RenderedEditor, shows } from '../../../../../../tests/components/edited-site'
import { MemorySite } from '../../../../../../tests/sites/memory-site'
import type { ChangeReport, PublishPlan, PublishRun } from '../../../edited-site/publishing'

const dialog = () => find('[role="dialog"]')
const isClosed = () => findAll('[role="dialog"]', /(?:)/).length === 0

const plan: PublishPlan = {
  ...{ kind: 'plan', toFix: [], toFillIn: [], counts: 'one page changed', hasChanges: true, files: [], leftOut: [] },
  way: 'request',
  target: { remote: 'origin', server: 'git.example', branch: 'main', ahead: 0 },
}
const run: PublishRun = {
  kind: 'run',
  steps: [{ name: 'Send', state: 'running' }],
  isRunning: true,
}
const openPublish = async (editor: RenderedEditor) => {
  await editor.press('Publish', find('.bar'))
  await editor.settle()
}

test('a text that is refused is named first, and leads to its field; nothing can be published before', async () => {
  const editor = await RenderedEditor.open({
    path: '/werkstatt',
    publishing: { state: async () => ({ ...run, isRunning: false }), plan: async () => plan },
  })
  await editor.choose(0)
  fill(editor.field(/^Überschrift/), 'x'.repeat(95))
  fireEvent.blur(editor.field(/^Überschrift/))
  await editor.settle()
  await openPublish(editor)
  expect(shows('1 thing to fix first', dialog())).toBe(true)
  expect(dialog().querySelector('form')).toBe(null)
  await editor.press(/^Überschrift of Auftakt/, dialog())
  expect(isClosed()).toBe(true)
  expect(document.activeElement).toBe(editor.field(/^Überschrift/))
})

test('the places that are to be filled in are counted by page, with the way to the first one', async () => {
  const place = { message: 'Placeholder.', line: 7, page: '/werkstatt', title: 'Die Werkstatt' }
  const toFillIn = ['heading', 'html'].map((name) => ({ ...place, pointer: `/pages/1/blocks/0/${name}` }))
  const editor = await RenderedEditor.open({
    publishing: { state: async () => ({ ...run, isRunning: false }), plan: async () => ({ ...plan, toFillIn }) },
  })
  await openPublish(editor)
  expect(shows('2 places are still to fill in.', dialog())).toBe(true)
  await editor.press('Die Werkstatt: 2 places', dialog())
  await editor.settle(50)
  expect([isClosed(), document.activeElement?.getAttribute('data-pointer')]).toEqual([
    true,
    '/pages/1/blocks/0/heading',
  ])
})

test('an error on another page, or in a shared block, leads there; one without a page has its line', async () => {
  const error = { message: 'Wrong.', line: 7 }
  const editor = await RenderedEditor.open({
    publishing: {
      state: async () => ({ ...run, isRunning: false }),
      plan: async () => ({
        ...plan,
        toFix: [
          { ...error, pointer: '/pages/1/blocks/0/heading', page: '/werkstatt', title: 'Die Werkstatt' },
          { ...error, pointer: '/other' },
        ],
      }),
    },
  })
  await openPublish(editor)
  expect(shows('line 7 of pages.json', dialog())).toBe(true)
  await editor.press('Die Werkstatt', dialog())
  await editor.settle(50)
  expect([editor.session.state.name, document.activeElement?.getAttribute('data-pointer')]).toEqual([
    '/werkstatt',
    '/pages/1/blocks/0/heading',
  ])
})

test('an error of a redirect leads to it among the pages', async () => {
  const site = new MemorySite()
  const at = site.content.pages.findIndex(({ redirect }: { redirect?: string }) => redirect === '/arbeiten')
  const toFix = [{ message: 'Wrong.', line: 7, pointer: `/pages/${at}/redirect` }]
  const editor = await RenderedEditor.open({
    site,
    publishing: { state: async () => ({ ...run, isRunning: false }), plan: async () => ({ ...plan, toFix }) },
  })
  await openPublish(editor)
  await editor.click(find('.to-fix-first button', /(?:)/, dialog()))
  await editor.until(() => shows(site.content.pages[at]?.path ?? '', find('.page-side', /(?:)/, dialog())))
  expect(editor.session.state.name).toBe('/')
})

test('publishing needs a description, is followed step by step, and says where the change is', async () => {
  const states = [run, run, { ...run, steps: [], isRunning: false, branch: 'neu', server: 'git.example/fuchs/laden' }]
  const published: string[] = []
  const editor = await RenderedEditor.open({
    publishing: {
      state: async () => (published.length === 0 ? { ...run, isRunning: false } : (states.shift() ?? run)),
      plan: async () => plan,
      publish: async (words) => {
        published.push(words)
        return run
      },
    },
  })
  await openPublish(editor)
  expect(shows('One page changed.', dialog())).toBe(true)
  fireEvent.submit(dialog().querySelector('form') as Element)
  const about = dialog().querySelector('input') as HTMLInputElement
  expect([about.getAttribute('aria-invalid'), published]).toEqual(['true', []])
  fill(about, 'Neue Zeiten')
  fireEvent.submit(dialog().querySelector('form') as Element)
  await editor.settle(50)
  await editor.until(() => shows('Step 1 of 1: Send', dialog()))
  await editor.until(() => shows('Sent to fuchs. Visitors see it when fuchs accepts it.', dialog()))
  expect(published).toEqual(['Neue Zeiten'])
})

const idle = async () => ({ ...run, isRunning: false })
const withWaiting = async () => ({
  kind: 'waiting' as const,
  request: { words: 'Neue Zeiten', address: 'https://git.example/1' },
})

test('a request that waits is shown, keeps its description, and is withdrawn', async () => {
  const done: string[] = []
  const editor = await RenderedEditor.open({
    publishing: {
      state: idle,
      plan: async () => plan,
      waiting: async () => (done.length === 0 ? withWaiting() : { kind: 'waiting' }),
      withdraw: async () => {
        done.push('withdrawn')
        return { kind: 'withdrawn', words: 'The request is withdrawn.' }
      },
    },
  })
  await editor.press('Waiting to be accepted', find('.bar'))
  await editor.settle()
  expect(dialog().querySelector('input')?.value).toBe('Neue Zeiten')
  expect(find('.waiting-request a').getAttribute('href')).toBe('https://git.example/1')
  await editor.press('Withdraw', dialog())
  await editor.settle()
  expect(done).toEqual(['withdrawn'])
  expect([shows('The request is withdrawn.', dialog()), findAll('.waiting-request', /(?:)/)]).toEqual([true, []])
  expect(shows('Waiting', find('.bar'))).toBe(false)
})

test.each([
  [{ way: 'direct' as const }, 'Visitors see it in some minutes.'],
  [{ way: 'request' as const }, 'Someone has to accept it there before visitors see it.'],
  [{ way: 'withdrawal' as const }, 'Publish withdraws the request.'],
  [{ hasChanges: false, isBehind: true }, 'The site has changed since the request was sent.'],
])('a plan with %j says what happens when', async (change, words) => {
  const editor = await RenderedEditor.open({
    publishing: { state: idle, plan: async () => ({ ...plan, ...change }), waiting: withWaiting },
  })
  await openPublish(editor)
  expect(shows(words, dialog())).toBe(true)
  expect(dialog().querySelector('form')).not.toBe(null)
})

test('while nothing has changed since, a request that waits can be withdrawn, and nothing published', async () => {
  const editor = await RenderedEditor.open({
    publishing: { state: idle, plan: async () => ({ ...plan, hasChanges: false }), waiting: withWaiting },
  })
  await openPublish(editor)
  expect([shows('Nothing has changed since then.', dialog()), dialog().querySelector('form')]).toEqual([true, null])
  expect(findAll('button', 'Withdraw')).toHaveLength(1)
})

test('Try again goes on with the same words', async () => {
  const published: string[] = []
  const failed: PublishRun = { ...run, isRunning: false, steps: [{ name: 'Send', state: 'failed', words: 'No.' }] }
  const editor = await RenderedEditor.open({
    publishing: {
      state: async () => failed,
      plan: async () => plan,
      publish: async (words) => {
        published.push(words)
        return failed
      },
    },
  })
  await openPublish(editor)
  fill(dialog().querySelector('input') as HTMLInputElement, 'Neue Zeiten')
  fireEvent.submit(dialog().querySelector('form') as Element)
  await editor.until(() => shows('No.', dialog()))
  await editor.press('Try again', dialog())
  expect(published).toEqual(['Neue Zeiten', 'Neue Zeiten'])
  // A rule of the host may be about it.
  await editor.press('Change the description', dialog())
  await editor.settle()
  expect(dialog().querySelector('input')?.value).toBe('Neue Zeiten')
})

const report: ChangeReport = {
  ...{ kind: 'changes', revision: 'r1', since: { subject: 'Der Anfang', time: '2026-01-02T03:04:05Z' } },
  sections: [
    {
      ...{ title: 'Pages changed', isOfFiles: false },
      groups: [
        {
          ...{ heading: '`/kurse`', page: '/kurse' },
          sentences: [{ text: 'heading changed', under: [], id: 'one' }],
        },
      ],
    },
  ],
}

const moved: ChangeReport['sections'][number] = {
  ...{ title: 'Pages moved', isOfFiles: false },
  groups: [
    {
      ...{ page: '/neu', from: '/alt' },
      sentences: [{ text: 'moved', under: [{ text: 'heading changed', under: [], target: 'block' }] }],
    },
    { from: '/weg', sentences: [{ text: 'removed', under: [] }] },
  ],
}

test('a change that something else depends on is not taken back, and the message of the check says why', async () => {
  const editor = await RenderedEditor.open({
    publishing: {
      changes: async () => report,
      takeBack: async () => ({
        ...{ kind: 'refused', revision: 'r1' },
        refused: [{ pointer: '/pages/3', message: 'A link leads to "/neu".', rule: 'x', page: '/kurse' }],
      }),
    },
  })
  await editor.press('What changed')
  await editor.press('Take back: heading changed', dialog())
  expect(find('[role="alert"]').textContent).toContain('On the page /kurse: A link leads to "/neu".')
  await editor.press('Show Kurse', dialog())
  expect([isClosed(), editor.session.state.name]).toEqual([true, '/kurse'])
})

test('a page is shown as it was beside the page as it is, with what is said of each change', async () => {
  const pair = { before: 2, now: 2, isEdited: true, hasMoved: false }
  const compared: string[] = []
  const editor = await RenderedEditor.open({
    publishing: { changes: async () => ({ ...report, sections: [moved, ...report.sections] }) },
    compare: async (path, from) => {
      compared.push([path, from].join(' '))
      const blocks = [
        { ...pair, target: 'block' },
        { before: 0, now: 0, isEdited: false, hasMoved: false, target: '' },
      ]
      const now = path !== from && { now: 'about:blank#now' }
      const isBoth = path !== from && from !== undefined
      return { ...now, ...(from && { before: 'about:blank#before' }), blocks: isBoth ? blocks : [] }
    },
  })
  await editor.press('What changed')
  await editor.press('Before and now: /neu')
  const frames = () => [...document.querySelectorAll<HTMLIFrameElement>('.compared iframe')].map(({ src }) => src)
  expect(frames()).toEqual(['about:blank#before', 'about:blank#now'])
  expect(shows('Change 1 of 1: heading changed')).toBe(true)
  await editor.click(findAll('button', 'Close').at(-1) as HTMLElement)
  await editor.press('Before and now: Kurse')
  expect([frames(), shows('This page is new.')]).toEqual([['about:blank#now'], true])
  await editor.click(findAll('button', 'Close').at(-1) as HTMLElement)
  await editor.press('Before and now: /weg')
  expect([frames(), shows('This page is removed.')]).toEqual([['about:blank#before'], true])
  expect(shows('No block of this page has changed.')).toBe(false)
  expect(compared).toEqual(['/neu /alt', '/kurse ', '/weg /weg'])
})

test('somebody is asked to look at a request, and what was written about it is shown; others’ requests are said', async () => {
  const comment = { author: 'hare', words: 'Nice.', address: 'https://host.example/1', time: '2026-11-03T14:05:00Z' }
  const asked: string[] = []
  const editor = await RenderedEditor.open({
    publishing: {
      plan: async () => plan,
      state: async () => ({ kind: 'run', steps: [], isRunning: false }),
      waiting: async () => ({
        kind: 'waiting',
        request: { words: 'New words', address: '#', look: 'https://edit.example/#b' },
      }),
      comments: async () => ({ kind: 'comments', comments: [comment] }),
      othersOn: async (path) => {
        asked.push(path)
        return { kind: 'others', requests: [{ words: 'Her words', author: 'Priya', address: '#' }] }
      },
    },
  })
  await editor.until(() => shows('Priya has an open request that changes this page.'))
  expect([asked, find('a', /^Her words/)]).toEqual([['/'], expect.anything()])
  await editor.press('Publish')
  await editor.until(() => shows('Nice.', dialog()))
  expect(find('a', 'Answer hare at the host', dialog()).getAttribute('href')).toBe(comment.address)
  await editor.press('Ask someone to look', dialog())
  expect(shows('https://edit.example/#b', dialog())).toBe(true)
})

test('a change is taken back by its name, and undone', async () => {
  const taken: string[] = []
  const editor = await RenderedEditor.open({
    publishing: {
      changes: async () => report,
      takeBack: async ({ id, revision }) => {
        taken.push(`${id} of ${revision}`)
        return { kind: 'done', revision: 'r2', label: '', page: '/', edits: [] }
      },
    },
  })
  await editor.press('What changed')
  await editor.press('Take back: heading changed', dialog())
  expect(taken).toEqual(['one of r1'])
  expect(shows('Taken back: heading changed', dialog())).toBe(true)
  await editor.press('Undo', dialog())
  expect(editor.site.calls).toContain('undo')
  expect(shows('Taken back:', dialog())).toBe(false)
})
