import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { find, findAll, RenderedEditor } from '../../../../../../tests/components/edited-site'
import { MemorySite, studio, toolsOf } from '../../../../../../tests/sites/memory-site'

const path = '/neues/ofen-gebaut'

test('a focal point is set by a click and by keys on the picture, and goes back to the middle', async () => {
  const editor = await RenderedEditor.open({ path })
  await editor.choose(0)
  const image = () => editor.content.pages.find((page: { path: string }) => page.path === path).blocks[0].image
  const point = () => find('.focal-point')
  const { across, down } = image().focus
  fireEvent.keyDown(point(), { key: 'ArrowRight' })
  fireEvent.keyDown(point(), { key: 'ArrowUp', shiftKey: true })
  await editor.until(() => image().focus.across === across + 5)
  expect(image().focus.down).toBe(down - 1)
  expect(point().getAttribute('aria-label')).toMatch(`${across + 5} % from the left, ${down - 1} % from the top.`)
  point().getBoundingClientRect = () => ({ left: 100, top: 50, width: 200, height: 100 }) as DOMRect
  fireEvent.click(point(), { clientX: 150, clientY: 140, detail: 1 })
  await editor.until(() => image().focus.across === 25 && image().focus.down === 90)
  await editor.press('Back to the middle')
  await editor.until(() => image().focus === undefined)
  expect(document.activeElement).toBe(point())
  await editor.press(/^Undo/)
  expect(image().focus).toEqual({ across: 25, down: 90 })
})

test('a drawing has no focal point', async () => {
  const editor = await RenderedEditor.open()
  await editor.choose(0)
  expect(findAll('.focal-point', /(?:)/)).toEqual([])
  expect(findAll('.help', 'A drawing is shown whole.')).toHaveLength(1)
})

test('a point beside a picture is set on it, in the steps of its schema', async () => {
  const schemas = structuredClone(studio.schemas)
  const { properties } = schemas['blocks/opening.schema.json'] as { properties: Record<string, object> }
  const step = { title: 'Step', type: 'integer', minimum: 0, maximum: 100, multipleOf: 10 }
  properties.look = { title: 'Look', type: 'object', format: 'focus', properties: { across: step, down: step } }
  const editor = await RenderedEditor.open({ site: new MemorySite(undefined, { ...studio, ...toolsOf(schemas) }) })
  await editor.choose(0)
  const block = () => editor.content.pages[0].blocks[0]
  expect(find('.focal-point img').getAttribute('src')).toBe(block().image.src)
  fireEvent.keyDown(find('.focal-point'), { key: 'ArrowRight' })
  await editor.until(() => block().look?.across === 60)
  expect(block().look.down).toBe(50)
})
