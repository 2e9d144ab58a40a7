import { expect, test } from 'vitest'
import { applyEdit, applyEdits } from './apply-edit'
import type { Edit } from './edit'
import { editsWithin, insertItem, insertMember, moveValue, removeValue, replaceValue } from './make-edits'

const after = (text: string, edit: Edit | Edit[]): string => {
  const outcome = applyEdits(text, [edit].flat())
  return 'refusal' in outcome ? JSON.stringify(outcome.refusal) : outcome.text
}

const crlf = '{\r\n\t"list": [\r\n\t\t1\r\n\t]\r\n}\r\n'
const short = '{\n  "sizes": [1, 2],\n  "pages": [\n    {"path": "/"}\n  ]\n}\n'

const columns = (second: string) =>
  `{\n  "columns": [\n    {\n      "blocks": [\n        { "type": "text",  "html": "a" }\n      ]\n    },\n    {\n      "blocks": ${second}\n    }\n  ]\n}\n`

test.each<[what: string, text: string, make: (text: string) => Edit | Edit[], expected: string]>([
  ['a list on one line stays on one', '[1, 2]', (text) => insertItem(text, '', '3'), '[1, 2, 3]'],
  ['the last item goes with its comma', '[1,2]', (text) => removeValue(text, '/1'), '[1]'],
  ['the only item goes', crlf, (text) => removeValue(text, '/list/0'), '{\r\n\t"list": []\r\n}\r\n'],
  [
    'line ends and tabs are those around',
    crlf,
    (text) => insertItem(text, '/list', '{"a":[]}'),
    '{\r\n\t"list": [\r\n\t\t1,\r\n\t\t{\r\n\t\t\t"a": []\r\n\t\t}\r\n\t]\r\n}\r\n',
  ],
  [
    'a list of plain values is as short as others of the text',
    short,
    (text) => insertMember(text, '/pages/0', 'ids', '[3,4]'),
    short.replace('"/"}', '"/", "ids": [3, 4]}'),
  ],
  [
    'what was laid out elsewhere is indented anew, its short lists stay short',
    short,
    (text) => insertItem(text, '/pages', '{\n\t"path": "/a",\n\t"ids": [1, 2]\n}'),
    short.replace('{"path": "/"}\n', '{"path": "/"},\n    {\n      "path": "/a",\n      "ids": [1, 2]\n    }\n'),
  ],
  [
    'escapes that stay are as they were',
    '["a\\u2060b \\/"]',
    (text) => replaceValue(text, '/0', '"x\u2060y /"'),
    '["x\\u2060y \\/"]',
  ],
  ['a pair of surrogates is not parted', '["\\ud83d\\ude00"]', (text) => replaceValue(text, '/0', '"😁"'), '["😁"]'],
  [
    'the last of two fields of one name is meant',
    '{"a":1,"a":2}',
    (text) => replaceValue(text, '/a', '3'),
    '{"a":1,"a":3}',
  ],
  ['a mark at the start stays', '\uFEFF[ ]', (text) => insertItem(text, '', '1'), '\uFEFF[ 1 ]'],
  [
    'an item between two lists is indented anew',
    '{\n  "a": [\n    {\n      "x": 1\n    }\n  ],\n  "b": {\n    "c": []\n  }\n}',
    (text) => moveValue(text, '/a/0', '/b/c'),
    '{\n  "a": [],\n  "b": {\n    "c": [\n      {\n        "x": 1\n      }\n    ]\n  }\n}',
  ],
  [
    'a block goes into an empty column, in the layout of its page',
    columns('[]'),
    (text) => insertItem(text, '/columns/1/blocks', '{"type":"text","html":"<p>a</p>"}'),
    columns('[\n        {\n          "type": "text",\n          "html": "<p>a</p>"\n        }\n      ]'),
  ],
  [
    'a block goes from a column to another, and stays on one line',
    columns('[\n        { "type": "text",  "html": "b" }\n      ]'),
    (text) => moveValue(text, '/columns/1/blocks/0', '/columns/0/blocks', 1),
    columns('[]').replace('"a" }\n', '"a" },\n        { "type": "text", "html": "b" }\n'),
  ],
  [
    'the only block of a column goes',
    columns('[\n        { "type": "text",  "html": "b" }\n      ]'),
    (text) => removeValue(text, '/columns/1/blocks/0'),
    columns('[]'),
  ],
  [
    'edits of a part are edits of the whole',
    '[[1]]',
    () => editsWithin('/0', [replaceValue('[1]', '/0', '2')]),
    '[[2]]',
  ],
])('%s', (_, text, make, expected) => {
  expect(after(text, make(text))).toBe(expected)
})

test('many brackets inside each other do not exhaust the stack', () => {
  const json = '['.repeat(50_000) + ']'.repeat(50_000)
  expect(after('[]', insertItem('[]', '', json))).toBe(`[${json}]`)
})

test.each<[what: string, text: string, edit: Edit, refusal: object]>([
  [
    'other words stand there',
    '["theirs"]',
    { kind: 'replace', pointer: '/0', expect: '"old"', json: '"mine"' },
    { reason: 'conflict', pointer: '/0', expected: '"old"', found: '"theirs"', mine: '"mine"' },
  ],
  ['the place is gone', '[]', { kind: 'remove', pointer: '/0', expect: '1' }, { reason: 'gone', pointer: '/0' }],
  [
    'a field has that name already',
    '{"a":1}',
    { kind: 'insert', pointer: '', index: 0, anchor: { length: 1 }, key: 'a', json: '2' },
    { reason: 'conflict', pointer: '/a', found: '1' },
  ],
  [
    'the text has a mistake',
    '[\n1 2]',
    { kind: 'remove', pointer: '/0', expect: '1' },
    { reason: 'unreadable', line: 2 },
  ],
  [
    'an item of a list is no part of a text',
    '["a"]',
    { kind: 'insert', pointer: '/0', index: 0, anchor: { length: 0 }, json: '1' },
    { reason: 'gone', pointer: '/0' },
  ],
])('nothing is written where %s', (_, text, edit, refusal) => {
  expect(applyEdit(text, edit)).toMatchObject({ refusal })
})
