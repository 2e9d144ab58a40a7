import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { openTestPage } from '../../../../../../tests/components/test-page'
import { applyEdit } from '../../../../content/json-edits/apply-edit'
import { readSchemas } from '../../../../folders/studio-folder/read-schemas'
import { drawnOver } from '../../../edited-site/files/drawn-over'
import { chooseFileEdits } from './file-edits'

const schemas = await readSchemas(resolve(import.meta.dirname, '../../../../../..'))
const image = { src: '/images/a.svg', alt: 'A mouse' }
const place = '/pages/0/blocks/0'

/** The name of the field of the banner that was drawn for its picture. */
const [name] = Object.entries((schemas['blocks/banner.schema.json'] as { properties: object }).properties).flatMap(
  ([field, { $ref = '' }]) => (/moving/i.test($ref) ? [field] : []),
)
const banner = { type: 'banner', heading: 'Hello', image, [String(name)]: ['/images/a-moving.svg'] }

test('another picture begins without the focal point of the former one', async () => {
  const root = resolve(import.meta.dirname, '../../../../../..')
  const cutting = await readSchemas(root, resolve(root, 'tests/second-studio'))
  const opening = { type: 'opening', heading: 'Ofen', image: { ...image, focus: { across: 70, down: 20 } } }
  const page = openTestPage(JSON.stringify({ pages: [{ path: '/', blocks: [opening] }] }), cutting)
  const edited = (address: string) =>
    chooseFileEdits(page, `${place}/image/src`, { address }).map(({ kind, pointer }) => `${kind} ${pointer}`)
  expect(edited('/images/b.jpg')).toEqual([`replace ${place}/image/src`, `remove ${place}/image/focus`])
  expect(edited(image.src)).toEqual([])
})

test('what was drawn for a picture is known, and removed with the picture when its author wants that', () => {
  let text = JSON.stringify({ pages: [{ path: '/', blocks: [banner] }] })
  const page = openTestPage(text, schemas)
  const drawn = drawnOver(page, `${place}/image/src`)
  expect(drawn).toBe(`${place}/${name}`)
  for (const edit of chooseFileEdits(page, `${place}/image/src`, { address: '/images/b.svg', without: drawn })) {
    const outcome = applyEdit(text, edit)
    if ('refusal' in outcome) throw new Error(JSON.stringify(outcome.refusal))
    text = outcome.text
  }
  const [block] = JSON.parse(text).pages[0].blocks
  expect(block).toEqual({ type: 'banner', heading: 'Hello', image: { ...image, src: '/images/b.svg' } })
  expect(drawnOver(openTestPage(text, schemas), `${place}/image/src`)).toBe(undefined)
})
