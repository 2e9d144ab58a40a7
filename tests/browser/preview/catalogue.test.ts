import type { ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPage, root, startCommand, type Visit } from '../support/site'

let preview: ChildProcess
let visit: Visit

beforeAll(async () => {
  let address: string
  ;({ address, command: preview } = await startCommand('dev', ['--site', root]))
  visit = await openPage()
  await visit.page.goto(`${address}/catalogue`)
  await visit.page.getByRole('heading', { level: 1, name: 'Block catalogue' }).waitFor()
})

afterAll(async () => {
  preview?.kill()
})

test('the catalogue shows every example of every block, under its anchor', async () => {
  for (const type of readdirSync(join(root, 'src/studio/blocks'))) {
    const schema = readFileSync(join(root, `schemas/blocks/${type}.schema.json`), 'utf8')
    const { title, examples } = JSON.parse(schema)
    const holds = schema.includes('"holds"')
    const entry = visit.page.locator(`#block-${type}`)
    // One that holds others is also shown with each of them.
    const shown = await entry.locator(`[data-example] > [data-block="${type}"]:has(> *)`).count()
    expect(shown).toSatisfy((count: number) => (holds ? count > examples.length : count === examples.length))
    expect(await visit.page.locator(`a[href="#block-${type}"]`).textContent()).toBe(title)
  }
})

test('an author finds a block by its name or by its fields', async () => {
  const { page } = visit
  const shown = () => page.locator('[data-catalogue]').evaluateAll((all) => all.map((entry) => entry.id))
  const all = await shown()
  const search = page.getByRole('searchbox', { name: 'Find a block' })
  await search.fill('VideoGrid')
  expect(await shown()).toEqual(['block-videoGrid'])
  await search.fill('videos delivered')
  expect(await shown()).toEqual(['block-caseStudy'])
  expect(await page.getByText(`1 of ${all.length} blocks`).count()).toBe(1)
  await search.fill('no such block')
  expect(await shown()).toEqual([])
  await search.fill('')
  expect(await shown()).toEqual(all)
})

test('each example can be copied, with placeholders for its words', async () => {
  const { page } = visit
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const { examples } = JSON.parse(readFileSync(join(root, 'schemas/blocks/checklist.schema.json'), 'utf8'))
  const entry = page.locator('#block-checklist')
  expect(await entry.locator('[data-copy]').count()).toBe(examples.length)
  await entry.getByRole('button', { name: 'Copy example 2 to fill in' }).click()
  await entry.getByText('Copied.').waitFor()
  expect(JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))).toEqual({
    type: 'checklist',
    heading: '[Heading]',
    html: '<p>[Text]</p>',
    items: examples[1].items.map((_: string, index: number) => `[Point ${index + 1}]`),
  })
})

test('a link at each block opens the list of its fields, with their descriptions', async () => {
  const { page } = visit
  const { properties } = JSON.parse(readFileSync(join(root, 'schemas/blocks/checklist.schema.json'), 'utf8'))
  const fields = page.locator('#fields-checklist')
  expect(await fields.isVisible()).toBe(false)
  await page.locator('#block-checklist a[href="#fields-checklist"]').click()
  await fields.waitFor({ state: 'visible' })
  const names = Object.keys(properties).filter((name) => name !== 'type')
  expect(await fields.locator('dt > code').allTextContents()).toEqual(names)
  expect(await fields.textContent()).toContain(properties.items.description)
})

test('the catalogue shows every element', async () => {
  const elements = readdirSync(join(root, 'src/studio/elements'))
    .filter((name) => /^[A-Z]\w+\.tsx$/.test(name))
    .map((name) => name.replace('.tsx', ''))
  const headings = await visit.page.locator('[data-element] > h3').allTextContents()
  const shown = headings.flatMap((heading) => heading.split(', '))
  expect(elements.filter((name) => !shown.includes(name))).toEqual([])
})

test('the catalogue logs no errors, and no block is broken', async () => {
  expect(await visit.page.getByText(/^Block \d+ .* broke/).count()).toBe(0)
  expect(visit.complaints).toEqual([])
})

test('a build contains nothing of the catalogue', () => {
  const files = readdirSync(join(root, 'dist'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(html|json|js|css|xml)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  expect(files.length).toBeGreaterThan(50)
  const strangers = files.filter((file) =>
    /Block catalogue|catalogue-(words|entry|index)/.test(readFileSync(file, 'utf8')),
  )
  expect(strangers).toEqual([])
  expect(files.filter((file) => /catalogue/i.test(file))).toEqual([])
})
