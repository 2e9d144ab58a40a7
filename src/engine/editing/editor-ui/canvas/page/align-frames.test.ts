import { expect, test } from 'vitest'
import { openTestPage } from '../../../../../../tests/components/test-page'
import { holderSchemas } from '../../../../../../tests/sites/holder-schemas'
import { alignFrames } from './align-frames'

const text = { type: 'text', html: '<p>a</p>' }
const columns = { type: 'columns', columns: [{ blocks: [text] }, { blocks: [{ type: 'video' }] }] }
const page = openTestPage(`{"pages":[${JSON.stringify({ path: '/', blocks: [columns, text] })}]}`, holderSchemas)

function align(html: string) {
  document.body.innerHTML = html
  const frames = [...document.querySelectorAll<HTMLElement>('[data-block]')]
  return alignFrames(page.blocks, frames).map((frame) => frame?.id)
}

const last = '<div id="last" data-block="text"></div>'

test('frames are those of the blocks in reading order', () => {
  const inner = '<div id="a" data-block="text"></div><div id="b" data-block="video"></div>'
  expect(align(`<div id="top" data-block="columns">${inner}</div>${last}`)).toEqual(['top', 'a', 'b', 'last'])
})

test('a block that its holder does not show has no frame, and the others keep theirs', () => {
  const inner = '<div id="b" data-block="video"></div>'
  expect(align(`<div id="top" data-block="columns">${inner}</div>${last}`)).toEqual(['top', undefined, 'b', 'last'])
})
