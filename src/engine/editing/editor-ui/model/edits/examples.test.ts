import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openTestPage } from '../../../../../../tests/components/test-page'
import { isObject } from '../../../../base/shared-types/json'
import { unfinishedText } from '../../../../content/check/rules/unfinished-text'
import { applyEdit } from '../../../../content/json-edits/apply-edit'
import type { Edit } from '../../../../content/json-edits/edit'
import { noExamples } from '../../../../content/schema-model/examples/find-examples'
import { toPlaceholder } from '../../../../content/schema-model/examples/to-placeholder'
import { SchemaBook } from '../../../../content/schema-model/schema-book'
import { readSchemas } from '../../../../folders/studio-folder/read-schemas'
import { describeField, type Field, fieldNames } from '../page/field'
import type { OpenPage } from '../page/open-page'
import { duplicateBlock, freeName, moveBlock, removeBlock, shareBlock } from './block-edits'
import { exampleAt } from './example-at'
import { typedEdits, typedText } from './typed-edits'

const root = resolve(import.meta.dirname, '../../../../../..')

function make(text: string, edits: Edit[]): { text: string; inverse: Edit[] } {
  return edits.reduce<{ text: string; inverse: Edit[] }>(
    (made, edit) => {
      const outcome = applyEdit(made.text, edit)
      if ('refusal' in outcome) throw new Error(JSON.stringify(outcome.refusal))
      return { text: outcome.text, inverse: [...outcome.inverse, ...made.inverse] }
    },
    { text, inverse: [] },
  )
}

/** The fields below a place that hold a text or a number. */
function typedFields(page: OpenPage, pointer: string): Field[] {
  const value = page.valueAt(pointer)
  if (Array.isArray(value)) return value.flatMap((_, index) => typedFields(page, `${pointer}/${index}`))
  if (isObject(value)) {
    const names = fieldNames(page, pointer).filter((name) => value[name] !== undefined)
    return names.flatMap((name) => typedFields(page, `${pointer}/${name}`))
  }
  return typeof value === 'boolean' ? [] : [describeField(page, pointer)]
}

describe.each([
  ['the site', root],
  ['the second studio', resolve(root, 'tests/second-studio')],
])('the examples of all blocks of %s', async (_, site) => {
  const schemas = await readSchemas(root, site)
  const blocks = Object.entries(schemas).flatMap(([file, schema]) =>
    file.startsWith('blocks/') ? (schema.examples as object[]) : [],
  )
  const alone = blocks.map((block) => `{"pages":[${JSON.stringify({ path: '/', blocks: [block] }, null, 2)}]}`)

  test('every field that is changed and changed back leaves the text as it was', () => {
    const differing = alone.flatMap((text) => {
      const page = openTestPage(text, schemas)
      const isDiffering = (field: Field) => {
        const written = typedText(field)
        const changed = make(text, typedEdits(page, field, field.isNumber ? '4711' : `${written} – "new" \\ text`)).text
        const again = openTestPage(changed, schemas)
        const back = make(changed, typedEdits(again, describeField(again, field.pointer), written)).text
        return changed === text || back !== text
      }
      return typedFields(page, '/pages/0/blocks')
        .filter(isDiffering)
        .map(({ pointer }) => `${page.blocks[0]?.type} ${pointer}`)
    })
    expect(differing).toEqual([])
  })

  test('what the editor adds is named by the check, field by field, until it is filled in', () => {
    const book = new SchemaBook(schemas)
    const facts = {
      examples: noExamples,
      findLeft: () => new Map(),
      keyVariable: '',
      isForEach: () => false,
      isUsed: () => true,
    }
    const left = blocks.flatMap((example) => {
      const block = toPlaceholder(example, book.block((example as { type: string }).type), book)
      const page = openTestPage(`{"pages":[${JSON.stringify({ path: '/', blocks: [block] })}]}`, schemas)
      return typedFields(page, '/pages/0/blocks')
        .filter(({ isWords, kind }) => isWords || kind === 'image')
        .filter(
          ({ value }) =>
            !unfinishedText.check(
              String(value),
              () => false,
              facts,
              () => '',
            ),
        )
        .map(({ pointer, value }) => `${pointer} ${value}`)
    })
    expect(left).toEqual([])
  })

  test('every field that is emptied comes back by undo, and to the same place when it is typed again', () => {
    const differing = alone.flatMap((text) => {
      const page = openTestPage(text, schemas)
      return typedFields(page, '/pages/0/blocks').flatMap((field) => {
        const emptied = make(text, typedEdits(page, field, ''))
        const again = openTestPage(emptied.text, schemas)
        const back = make(emptied.text, typedEdits(again, describeField(again, field.pointer), typedText(field))).text
        const isSame = make(emptied.text, emptied.inverse).text === text && back === text
        return isSame ? [] : [`${page.blocks[0]?.type} ${field.pointer}`]
      })
    })
    expect(differing).toEqual([])
  })

  test('a block that is moved, doubled or removed comes back as it was', () => {
    const text = `{"pages":[${JSON.stringify({ path: '/', blocks: blocks.slice(0, 6) }, null, 2)}]}`
    const page = openTestPage(text, schemas)
    for (const block of page.blocks) {
      const commands = [
        moveBlock(page, block, { list: block.list.pointer, at: 0 }),
        duplicateBlock(page, block).edits,
        removeBlock(page, block),
      ]
      for (const edits of commands) {
        const { text: changed, inverse } = make(text, edits)
        expect(make(changed, inverse).text).toBe(text)
      }
    }
  })

  test('a block that is shared is written once, named on its page, and comes back as it was', () => {
    for (const text of alone.slice(0, 6)) {
      const page = openTestPage(text, schemas)
      const [block] = page.blocks
      if (!block) throw new Error('The page has no block.')
      const { text: changed, inverse } = make(text, shareBlock(page, block, 'one'))
      const { shared, pages } = JSON.parse(changed)
      expect(pages[0].blocks).toEqual([{ shared: 'one' }])
      expect(shared.one).toEqual(page.valueAt(block.pointer))
      expect(make(changed, inverse).text).toBe(text)
    }
  })

  test('a doubled block has an anchor that no other has', () => {
    for (const text of alone) {
      const page = openTestPage(text, schemas)
      const [block] = page.blocks
      if (!block || page.valueAt(`${block.pointer}/id`) === undefined) continue
      const doubled = openTestPage(make(text, duplicateBlock(page, block).edits).text, schemas)
      const anchors = doubled.blocks.map(({ pointer }) => doubled.valueAt(`${pointer}/id`)).filter(Boolean)
      expect(anchors.length).toBeGreaterThan(1)
      expect(new Set(anchors).size).toBe(anchors.length)
    }
  })
})

test('a film that must be there keeps the words about whose it is; another one is left out of what is added', async () => {
  const film = { type: ['integer', 'string'], film: {} }
  const fields = { title: { type: 'string', title: 'Title' }, video: film, standIn: { format: 'stand-in' } }
  const example = { title: 'Reel', video: 1, standIn: { title: 'Bunny' } }
  const book = new SchemaBook({})
  const optional = { type: 'object', properties: fields }
  expect(toPlaceholder(example, optional, book)).toEqual({ title: '[Title]' })
  expect(toPlaceholder(example, { ...optional, required: ['video'] }, book)).toMatchObject({ video: 1, standIn: {} })
})

test('the next item of a list of words is another one than the item before it', async () => {
  const page = openTestPage(
    '{"pages":[{"path":"/","blocks":[{"type":"checklist","items":["One","Two"]}]}]}',
    await readSchemas(root),
  )
  expect(exampleAt(page, '/pages/0/blocks/0/items/2')).toMatch(/^\[.+ 3\]$/)
})

test.each([
  ['Who we are', [], 'who-we-are'],
  ['Who we are', ['who-we-are'], 'who-we-are-2'],
  ['3 Fälle für Ümit', [], 'faelle-fuer-uemit'],
  ['…', [], 'block'],
])('a block known as "%s" is shared under a free name', (words, taken, expected) => {
  expect(freeName(words, taken, 'de')).toBe(expected)
})
