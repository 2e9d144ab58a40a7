import { expect, test } from 'vitest'
import { find, findAll, RenderedEditor, shows } from '../../../../../../tests/components/edited-site'
import type { ChangeReport, NamedChange } from '../../../edited-site/publishing'

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
  await editor.until(() => shows('Words 29', dialog()))
  expect([shows('3 November 2026', dialog()), shows('Priya', dialog()), shows('Cut.', dialog())]).toEqual([
    true,
    true,
    true,
  ])
  await editor.press('Show older versions', dialog())
  expect(document.activeElement?.textContent).toContain('Words 30')
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
  expect(asked.filter((one) => typeof one === 'number')).toEqual([30, 60])
})

test('what prevents a list of versions is said', async () => {
  const editor = await RenderedEditor.open({
    publishing: { versions: async () => ({ kind: 'problem', problem: 'Sign in first.' }) },
  })
  await editor.press('Versions')
  await editor.until(() => shows('Sign in first.', dialog()))
})

test('a version that does not fit the site of today says so', async () => {
  const editor = await RenderedEditor.open({
    publishing: {
      changes: async () => report,
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
