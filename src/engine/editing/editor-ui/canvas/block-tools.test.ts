import { expect, test } from 'vitest'
import { MemorySite, studio } from '../../../../../tests/sites/memory-site'
import { SchemaBook } from '../../../content/schema-model/schema-book'
import { Session } from '../model/session/session'
import { blockTools } from './block-tools'
import type { CanvasHost } from './host'

async function openFirst(path = '/') {
  const site = new MemorySite()
  const session = new Session(site.store(), new SchemaBook(studio.schemas), path)
  await session.tryAgain()
  const all = () => {
    const { page } = session.state
    const block = page?.blocks[0]
    if (!page || !block) throw new Error('The page has no block.')
    const { tools, more } = blockTools({ session } as CanvasHost, page, block)
    return [...tools, ...more]
  }
  const press = async (name: string) => {
    all()
      .find((tool) => tool.name === name)
      ?.act()
    await session.tryAgain()
  }
  return { site, all, press }
}

test('a block is hidden, and shown again byte for byte', async () => {
  const { site, press } = await openFirst()
  await press('Hide')
  expect(site.content.pages[0].blocks[0].hidden).toBe(true)
  await press('Show')
  expect(site.text).toBe(studio.text)
})

test('a tool that the template forbids says why', async () => {
  const { all } = await openFirst('/arbeiten/krug')
  const whyOf = (name: string) => all().find((tool) => tool.name === name)?.why
  expect(whyOf('Remove')).toMatch(/template/)
  expect([whyOf('Copy'), whyOf('Hide')]).toEqual([undefined, undefined])
})
