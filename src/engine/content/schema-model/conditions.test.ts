import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSchemas } from '../../folders/studio-folder/read-schemas'
import { validateRepaired } from '../check/explain/repair'
import { meets } from './conditions'
import { exampleOf } from './example'
import { SchemaBook } from './schema-book'
import { createValidator } from './validation/validate'

const field = (title: string, more: object = {}) => ({ title, description: `${title}.`, type: 'string', ...more })

/** Adds fields that depend on each other to the studio's first block. */
async function checkItem(item: object): Promise<string[]> {
  const schemas = await readSchemas(join(import.meta.dirname, '../../../..'))
  const [file = ''] = Object.keys(schemas).filter((name) => name.startsWith('blocks/'))
  const type = file.replace(/^blocks\/|\.schema\.json$/g, '')
  const block = {
    ...schemas[file],
    required: ['type', 'item'],
    properties: {
      type: { const: type },
      item: {
        title: 'Ticket',
        type: 'array',
        items: {
          title: 'Ticket',
          type: 'object',
          additionalProperties: false,
          required: ['kind'],
          properties: {
            kind: field('Kind', { minLength: 1 }),
            seat: field('Seat', { minLength: 1 }),
            row: field('Row'),
            blanket: { ...field('Blanket'), type: 'object', additionalProperties: false, properties: {} },
          },
          allOf: [
            {
              if: { properties: { kind: { const: 'seated' } }, required: ['kind'] },
              // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
              then: { required: ['seat'], properties: { blanket: false } },
            },
            // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
            { if: { required: ['seat'] }, then: { required: ['row'] } },
          ],
        },
      },
    },
  }
  const all = { ...schemas, [file]: block }
  const content = { pages: [{ path: '/', title: 'A', description: 'B', blocks: [{ type, item: [item] }] }], site: {} }
  const { findings } = validateRepaired(content, createValidator(all), new SchemaBook(all))
  return findings.filter(({ pointer }) => pointer.startsWith('/pages')).map(({ message }) => message)
}

test.each([
  ['a value of another field', { kind: 'seated' }, '"seat" is missing in this ticket, because "kind" is "seated".'],
  ['another field', { kind: 'standing', seat: '7' }, '"row" is missing in this ticket, because it has "seat".'],
])('what is missing because of %s says so', async (_, item, start) => {
  const messages = await checkItem(item)
  expect(messages).toHaveLength(1)
  expect(messages[0]).toContain(start)
})

test('a field without a place says because of what, once, whatever is in it', async () => {
  const messages = await checkItem({ kind: 'seated', seat: '7', row: 'A', blanket: { colour: 'red' } })
  expect(messages).toEqual([
    'This ticket has no place for "blanket", because "kind" is "seated". Remove it, or change "kind".',
  ])
  expect(await checkItem({ kind: 'standing', blanket: {} })).toEqual([])
})

test('a field that a condition requires is not removed', async () => {
  expect((await checkItem({ kind: 'seated', seat: '', row: 'A' }))[0]).not.toContain('remove')
  expect((await checkItem({ kind: 'standing', seat: '', row: 'A' }))[0]).toContain('or remove the field')
})

test('an example has what its fields require', () => {
  const schema = {
    type: 'object',
    required: ['kind'],
    properties: { kind: { enum: ['seated'] }, seat: { type: 'integer' }, row: { type: 'integer' } },
    if: { properties: { kind: { const: 'seated' } } },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { required: ['seat'] },
    dependentRequired: { seat: ['row'] },
  }
  expect(exampleOf(schema, new SchemaBook({}))).toEqual({ kind: 'seated', seat: 1, row: 1 })
})

test.each([
  [{ properties: { a: { const: 1 } } }, true],
  [{ properties: { a: { enum: [2, 3] } } }, false],
  [{ properties: { b: { const: 1 } } }, true],
  [{ required: ['a'], not: { required: ['b'] } }, true],
  [{ anyOf: [{ required: ['b'] }, { required: ['a'] }] }, true],
  [{ allOf: [{ required: ['b'] }, { required: ['a'] }] }, false],
])('whether { "a": 1 } meets %j: %s', (condition, isMet) => {
  expect(meets({ a: 1 }, condition)).toBe(isMet)
})
