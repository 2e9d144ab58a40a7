import { expect, test } from 'vitest'
import { findAll, RenderedEditor } from '../../../../../../tests/components/edited-site'

const steps = () => findAll('.first-visit li', /(?:)/)

test('a first visit shows three things, which go away for good', async () => {
  localStorage.clear()
  const editor = await RenderedEditor.open()
  await editor.until(() => steps().length === 3)
  await editor.press('Got it')
  expect(steps()).toHaveLength(0)
  await RenderedEditor.open()
  expect(steps()).toHaveLength(0)
})
