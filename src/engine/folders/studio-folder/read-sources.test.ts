import { expect, test } from 'vitest'
import { openSource } from './read-sources'

const good = {
  fetch: async () => ({}),
  schema: {
    type: 'object',
    required: ['dishes'],
    properties: {
      dishes: {
        type: 'array',
        items: { type: 'object', properties: { price: { type: 'number' }, kind: { enum: ['a', 'b'] } } },
      },
    },
  },
  example: { dishes: [{ price: 12 }] },
  maxAge: 60,
}
const open = (change: object) => openSource('menu', '', { ...good, ...change })

test.each([
  [{ fetch: undefined }, 'It has no function "fetch". Write'],
  [{ schema: undefined }, 'It has no "schema" of its answer. Write'],
  [{ maxAge: undefined }, 'It has no "maxAge": for how many seconds an answer is used. Write'],
  [{ staleIfError: '1 day' }, '"staleIfError" is no number of seconds. Write'],
  [{ schema: { $ref: '#/$defs/menu' } }, 'Its schema has "$ref". Use a constant of the file instead. Write'],
  [{ schema: { tpye: 'object' } }, 'Its schema is none: strict mode: unknown keyword: "tpye".'],
  [{ example: undefined }, 'Its example breaks its schema: the answer must be object, and is undefined.'],
])('what a file exports is refused where it is no source: %j', (change, message) => {
  expect(() => open(change)).toThrow(message)
})

test.each([
  [{ dishes: [{ price: 12, name: 'Soup' }] }, undefined],
  [{}, "the answer must have required property 'dishes'"],
  [{ dishes: [{ price: 12 }, { price: '14' }] }, 'dishes/1/price must be number, and is "14"'],
  [{ dishes: [{ kind: 'c' }] }, 'dishes/0/kind must be equal to one of the allowed values: a, b, and is "c"'],
])('the first value that the schema refuses is named: %j', (answer, mistake) => {
  expect(open({}).findMistake(answer)).toBe(mistake)
})
