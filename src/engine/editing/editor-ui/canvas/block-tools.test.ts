import { expect, test, vi } from 'vitest'
import { openTestPage } from '../../../../../tests/components/test-page'
import { holderSchemas } from '../../../../../tests/sites/holder-schemas'
import type { OpenBlock } from '../model/page/open-blocks'
import { blockBarTools } from './block-tools'
import type { CanvasHost } from './host'

test('the path of a block has a button for each block around it and for the part that it is in', () => {
  const column = { blocks: [{ type: 'text', html: '<p>One.</p>' }] }
  const blocks = [{ type: 'section', blocks: [{ type: 'columns', columns: [column, column] }] }]
  const page = openTestPage(JSON.stringify({ pages: [{ path: '/', blocks }] }), holderSchemas)
  const host = { session: { choose: vi.fn() }, showField: vi.fn() }
  const { title, around } = blockBarTools(host as unknown as CanvasHost, page, page.blocks.at(-1) as OpenBlock)
  expect([...around.map(({ name }) => name), title]).toEqual(['Section', 'Columns', 'Column 2', 'Text'])
  for (const { act } of around) act()
  expect(host.session.choose.mock.calls).toEqual([[0], [1]])
  expect(host.showField.mock.calls).toEqual([['/pages/0/blocks/0/blocks/0/columns/1/blocks']])
})
