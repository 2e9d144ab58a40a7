import { expect, test } from 'vitest'
import { createValidator } from './validate'

const title = { properties: { title: { format: 'title' } } }

const validate = createValidator({
  'pages.schema.json': {
    properties: {
      pages: { items: { allOf: [title], dependentSchemas: { template: { $ref: 'template.schema.json' } } } },
    },
  },
  'template.schema.json': { properties: { title: { format: 'title' }, blocks: { items: { format: 'html' } } } },
})

test("a field in both a page's schema and its template is found once, in walk order", () => {
  const pages = [
    { title: 'A' },
    { title: 'B', template: 'project', blocks: ['x', 'y'] },
    { title: 'C', template: 'ip' },
  ]
  expect(validate({ pages }).annotations.map(({ format, pointer }) => [format, pointer])).toEqual([
    ['title', '/pages/0/title'],
    ['title', '/pages/1/title'],
    ['html', '/pages/1/blocks/0'],
    ['html', '/pages/1/blocks/1'],
    ['title', '/pages/2/title'],
  ])
})

test("an annotation has pointer, parent and the keyword's value", () => {
  const page = { title: 'A' }
  const { annotations } = validate({ pages: [page] })
  expect(annotations).toEqual([
    { format: 'title', value: 'A', pointer: '/pages/0/title', parent: page, wanted: undefined },
  ])
  expect(annotations[0]?.parent).toBe(page)
})
