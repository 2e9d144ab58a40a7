import { expect, test } from 'vitest'
import { holderSchemas } from '../../../../../tests/sites/holder-schemas'
import { applyEdits } from '../../json-edits/apply-edit'
import { createValidator } from '../../schema-model/validation/validate'
import { readChangeSince } from '../change-since'
import { revertChange } from '../revert-change'
import { describeSiteChange } from './describe-site'
import { bullets, type Line } from './outline'

const validate = createValidator(holderSchemas)
const text = (heading: string, fields: object = {}) => ({ type: 'text', heading, html: '<p>One.</p>', ...fields })
const columns = (...lists: object[][]) => ({ type: 'columns', columns: lists.map((blocks) => ({ blocks })) })
const plain = (words: string) => ({ type: 'text', html: `<p>${words}</p>` })
const [before, after, other, third] = [text('Before'), text('After'), text('Other'), text('Third')]
const site = (...blocks: object[]) => JSON.stringify({ pages: [{ path: '/', title: 'Home', blocks }] }, null, 2)

function compare(was: string, is: string) {
  const compared = readChangeSince(
    { name: 'main', text: was, files: new Map(), replaced: new Set() },
    { text: is, files: new Map(), at: 0 },
    { schemas: holderSchemas, validate },
  )
  const sections = describeSiteChange(compared.change, compared.context)
  return { compared, lines: sections.flatMap(({ groups }) => groups).flatMap(({ lines }): Line[] => lines) }
}

const two = [columns([before, after], [other])]

test.each([
  [
    'to another list',
    two,
    [columns([after], [other, before])],
    ['- Columns › column 1: “Before” (Text) moved to column 2'],
  ],
  [
    'out to the page',
    two,
    [...[columns([after], [other])], before],
    ['- Columns › column 1: “Before” (Text) moved out, to second place on the page'],
  ],
  [
    'into another block',
    [third, ...two],
    [columns([before, after], [other, third])],
    ['- “Third” (Text) moved into Columns › column 2'],
  ],
  [
    'to a block of a block',
    [
      columns([before, after], [other]),
      { type: 'section', heading: 'Held', blocks: [third, columns([third], [third])] },
    ],
    [
      columns([after], [other]),
      { type: 'section', heading: 'Held', blocks: [third, columns([third], [third, before])] },
    ],
    ['- Columns › column 1: “Before” (Text) moved to “Held” (Section) › Columns › column 2'],
  ],
  [
    'with the block around it, which alone is named',
    [columns([before, after], [other]), { type: 'section', heading: 'Held', blocks: [third] }],
    [{ type: 'section', heading: 'Held', blocks: [third, columns([before, after], [other])] }],
    ['- Columns moved into “Held” (Section)'],
  ],
  [
    'out of a block that nothing names, and in front of it',
    [columns([plain('A')], [plain('B')])],
    [plain('A'), columns([plain('C')], [plain('B')])],
    [
      '- Columns › column 1: Text moved out, to first place on the page',
      ...[
        '- block 2 (Columns)',
        '  - Column 1',
        '    - one added to Blocks',
        '      - Type: “text”',
        '      - Text: “C”',
      ],
    ],
  ],
  [
    'while one from the page takes its place',
    [columns([before], [other]), third],
    [columns([third], [other, before])],
    ['- “Third” (Text) moved into Columns › column 1', '- Columns › column 1: “Before” (Text) moved to column 2'],
  ],
  [
    'and changed',
    two,
    [columns([after], [other, text('Before', { html: '<p>Two.</p>' })])],
    ['- Columns › column 1: “Before” (Text)', '  - moved to column 2', expect.stringContaining('“One.”')],
  ],
  [
    'while another takes its place',
    two,
    [columns([text('New'), after], [other, before])],
    expect.arrayContaining([
      '- Columns › column 1: “Before” (Text) moved to column 2',
      expect.stringContaining('“New”'),
    ]),
  ],
])('a block is said to have moved %s', (_, was, is, words) => {
  const { compared, lines } = compare(site(...was), site(...is))
  expect(bullets(lines)).toEqual(words)
  const [first] = lines
  const origin = first?.origin ?? first?.under[0]?.origin
  const back = origin && applyEdits(compared.now.text, revertChange(compared, origin))
  if (lines.length === 1 && first?.under.length === 0) expect(back).toMatchObject({ text: site(...was) })
})

test('a block is said to have moved in a shared block', () => {
  const write = (block: object) =>
    JSON.stringify({ shared: { offer: block }, pages: [{ path: '/', title: 'Home', blocks: [{ shared: 'offer' }] }] })
  const was = write(columns([before, after], [other]))
  const { compared, lines } = compare(was, write(columns([after], [other, before])))
  expect(bullets(lines)).toEqual(['- “offer” (Columns), on `/`: Columns › column 1: “Before” (Text) moved to column 2'])
  const origin = lines[0]?.origin
  expect(origin && applyEdits(compared.now.text, revertChange(compared, origin))).toMatchObject({ text: was })
})

test('a page for each value that has moved, with the redirects of the pages that it makes', () => {
  const topics = { title: 'Topic: {value}', blocks: [before, after, other] }
  const write = (...pages: object[]) => JSON.stringify({ pages })
  const old = { path: '/topics/foxes', redirect: '/themes/foxes' }
  const linesOf = (...pages: object[]) =>
    compare(write({ ...topics, path: '/topics/*' }), write({ ...topics, path: '/themes/*' }, ...pages))
      .lines.map(({ text }) => text)
      .find((words) => words.includes('is now'))
  expect(linesOf(old)).toContain('the addresses of its pages redirect')
  expect(linesOf()).toContain('there is no redirect')
})
