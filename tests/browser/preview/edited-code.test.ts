import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EditedStudio } from '../support/edited-studio'
import { openPage } from '../support/site'

/** A person who writes blocks has the editor open. */
const studio = new EditedStudio()
const block = (name: string) => join(dirname(studio.file), 'src/studio/blocks/opening', name)
const change = (name: string, from: string, to: string) =>
  writeFileSync(block(name), readFileSync(block(name), 'utf8').replace(from, to))

beforeAll(async () => {
  await studio.start()
  ;({ page: studio.page } = await openPage())
  await studio.open()
})
afterAll(() => studio.remove())

const heading = () => studio.frame().locator('h1')

test('an edit of a component shows in the open page, and so does the next one, without a reload', async () => {
  change('component.tsx', '<h1', '<h1 data-edited=""')
  await studio.frame().locator('h1[data-edited]').waitFor()
  await studio.text('Überschrift of Auftakt').first().waitFor()
  await heading().evaluate(() => Object.assign(window, { isSameDocument: true }))
  change('component.tsx', 'data-edited=""', 'data-edited="twice"')
  await studio.frame().locator('h1[data-edited=twice]').waitFor()
  expect(await heading().evaluate(() => 'isSameDocument' in window)).toBe(true)
})
