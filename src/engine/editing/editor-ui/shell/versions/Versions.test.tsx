import { fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { find, findAll, RenderedEditor, shows } from '../../../../../../tests/components/edited-site'
import type { ChangeReport, NamedChange, VersionChanges } from '../../../edited-site/publishing'
import type { EditorStatus } from '../../model/status'

const versions = Array.from({ length: 31 }, (_, index) => ({
  id: `c${index}`,
  words: `Words ${index}`,
  author: 'Priya',
  time: '2026-11-03T14:05:00Z',
}))

const report: ChangeReport = {
  ...{ kind: 'changes', revision: 'r1', since: { subject: 'Words 1', time: '2026-11-03T14:05:00Z' } },
  sections: [
    {
      ...{ title: 'Pages changed', isOfFiles: false },
      groups: [
        {
          ...{ heading: '/kurse', page: '/kurse', whole: 'the page' },
          sentences: [
            { text: 'block', whole: 'the block', under: [{ text: 'heading changed', under: [], id: 'one' }] },
          ],
        },
      ],
    },
  ],
}

const changesOf = (...paths: string[]): VersionChanges => ({
  ...{ kind: 'version-changes', alsoOn: [], others: ['site settings'] },
  pages: paths.map((path) => ({ kind: 'changed', path, title: `At ${path}` })),
})

const dialog = () => find('[role="dialog"]')

test('an earlier version is chosen, and its page, its block or everything is brought back', async () => {
  const asked: unknown[] = []
  const taken: NamedChange[] = []
  const editor = await RenderedEditor.open({
    publishing: {
      changes: async (version) => {
        asked.push(version)
        return report
      },
      versionChanges: async () => changesOf('/'),
      versions: async (count) => {
        asked.push(count)
        return { kind: 'versions', versions: versions.slice(0, count), hasMore: count < versions.length, note: 'Cut.' }
      },
      takeBack: async (change) => {
        taken.push(change)
        return { kind: 'done', revision: 'r2', label: '', page: '/', edits: [] }
      },
    },
  })
  await editor.press('What changed')
  expect(findAll('button', /^Bring back/, dialog())).toEqual([])
  await editor.press('Earlier versions', dialog())
  await editor.until(() => shows('Words 14', dialog()))
  expect([shows('3 November 2026', dialog()), shows('Priya', dialog()), shows('Cut.', dialog())]).toEqual([
    true,
    true,
    true,
  ])
  await editor.press('Show older versions', dialog())
  expect(document.activeElement?.textContent).toContain('Words 15')
  await editor.press(/^Words 1[^\d]|^Words 13 /, dialog())
  for (const name of [
    /^Bring back the block/,
    /^Bring back the page/,
    /^Take back: .*heading/,
    /^Take back everything/,
  ])
    await editor.press(name, dialog())
  expect(taken.map(({ id, version }) => `${id} of ${version}`)).toEqual([
    'the block of c1',
    'the page of c1',
    'one of c1',
    'everything of c1',
  ])
  expect(shows('Taken back: everything since “Words 1”', dialog())).toBe(true)
  await editor.press('All versions', dialog())
  expect(document.activeElement?.textContent).toContain('Words 1')
  expect(asked.filter((one) => typeof one === 'number')).toEqual([15, 30])
})

test('nothing is taken back from a list that is no more true', async () => {
  let hasTaken = false
  const editor = await RenderedEditor.open({
    publishing: {
      // The next list takes its time.
      changes: () => (hasTaken ? new Promise(() => undefined) : Promise.resolve(report)),
      versionChanges: async () => changesOf('/'),
      versions: async () => ({ kind: 'versions', versions: versions.slice(0, 1), hasMore: false }),
      takeBack: async () => {
        hasTaken = true
        return { kind: 'done', revision: 'r2', label: '', page: '/', edits: [] }
      },
    },
  })
  await editor.press('Versions')
  await editor.until(() => shows('Words 0', dialog()))
  await editor.press(/^Words 0/, dialog())
  await editor.press(/^Bring back the page/, dialog())
  expect(shows('Brought back:', dialog())).toBe(true)
  expect(find('button', /^Take back everything/, dialog()).getAttribute('aria-disabled')).toBe('true')
})

test('what prevents a list of versions is said, with the way to sign in', async () => {
  const signIn = vi.fn()
  const status: EditorStatus = {
    ...{ account: 'Signed out', isConnected: true, actions: [] },
    lines: [
      {
        ...{ id: 'out', icon: 'signIn', words: 'You are signed out.' },
        action: { name: 'Sign in', icon: 'signIn', act: signIn },
      },
    ],
  }
  const editor = await RenderedEditor.open({
    publishing: { versions: async () => ({ kind: 'problem', problem: 'Sign in first.' }) },
    status: { subscribe: () => () => {}, getState: () => status },
  })
  await editor.press('Versions')
  await editor.until(() => shows('Sign in first.', dialog()))
  await editor.press('Sign in', dialog())
  expect([signIn.mock.calls.length, findAll('[role="dialog"]', /(?:)/).length]).toEqual([1, 0])
})

test('a version that does not fit the site of today says so', async () => {
  const editor = await RenderedEditor.open({
    publishing: {
      changes: async () => report,
      versionChanges: async () => changesOf('/'),
      versions: async () => ({ kind: 'versions', versions: versions.slice(0, 1), hasMore: false }),
      takeBack: async () => ({
        ...{ kind: 'refused', revision: 'r1' },
        refused: [{ pointer: '', message: '"gone" is not a block type.', rule: 'x' }],
      }),
    },
  })
  await editor.press('Versions')
  await editor.until(() => shows('Words 0', dialog()))
  await editor.press(/^Words 0/, dialog())
  await editor.press(/^Take back everything/, dialog())
  expect(find('[role="alert"]').textContent).toMatch(/^This version does not fit .* "gone" is not a block type\./)
})

test('the list begins with the versions of the open page; what each one changed is said', async () => {
  const few = versions.slice(0, 6).map((version, at) => ({ ...version, author: at < 2 ? 'Tom' : 'Priya' }))
  const changes = [['/gone'], ['/'], ['/kurse', '/'], ['/a', '/b', '/c', '/d', '/e'], [], ['/']]
  const editor = await RenderedEditor.open({
    publishing: {
      versions: async () => ({ kind: 'versions', versions: few, hasMore: false }),
      versionChanges: async (id) =>
        id === 'c5' ? { kind: 'problem', problem: 'Not known.' } : changesOf(...(changes[Number(id.slice(1))] ?? [])),
    },
  })
  const rows = () =>
    findAll('.past-version', /(?:)/, dialog()).map(({ textContent }) => textContent?.match(/^Words \d/)?.[0])
  const parts = () => findAll('.changed-parts', /(?:)/, dialog()).map(({ textContent }) => textContent)
  const choose = (label: string, value: string) => {
    const { htmlFor } = find('label', label, dialog()) as HTMLLabelElement
    return editor.act(() => fireEvent.change(document.getElementById(htmlFor) as HTMLElement, { target: { value } }))
  }
  const count = () => find('[role="status"]', /(?:)/, dialog()).textContent
  await editor.press('Versions')
  await editor.until(() => count() === '3 of 6 versions')
  expect(rows()).toEqual(['Words 1', 'Words 2', 'Words 5'])
  const home = editor.session.state.overview?.pages.find(({ path }) => path === '/')?.title
  expect(parts()[1]).toMatch(new RegExp(`^${home} and .+; site settings$`))
  expect(parts()[2]).toBe('Not known.')
  await choose('By', 'Tom')
  expect([rows(), count()]).toEqual([['Words 1'], '1 of 6 versions'])
  await choose('By', '')
  await choose('Page', '')
  expect([rows().length, count()]).toEqual([6, '6 versions'])
  expect([parts()[0], parts()[3]]).toEqual([
    'At /gone; site settings',
    'At /a, At /b, At /c and 2 more pages; site settings',
  ])
})
