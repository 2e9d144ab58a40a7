import { expect, test } from 'vitest'
import type { TextEdit } from '../shared-types/problem'
import { readJson } from '.'

/** Makes the changes, the last one first; those of one place in their order. */
const repaired = (text: string, edits: TextEdit[]): string =>
  edits
    .map((edit, order) => ({ ...edit, order }))
    .sort((a, b) => b.offset - a.offset || b.length - a.length || b.order - a.order)
    .reduce(
      (result, { offset, length, text: put }) => result.slice(0, offset) + put + result.slice(offset + length),
      text,
    )

/** The text with ⟦ ⟧ around what is underlined. */
const marked = (text: string, { offset, length }: { offset: number; length: number }) =>
  `${text.slice(0, offset)}⟦${text.slice(offset, offset + length)}⟧${text.slice(offset + length)}`

/** A mistake: its text with ⟦ ⟧ around the token to change, a part of the message, and what the repair makes of it. */
const cases: [title: string, text: string, words: string, repair?: string][] = [
  [
    'a comma that is missing between lines',
    '{\n  "a": 1⟦⟧\n  "b": 2\n}',
    'A comma is missing at the end of this line',
    '{\n  "a": 1,\n  "b": 2\n}',
  ],
  ['a comma that is missing on a line', '{"a": "x"⟦⟧ "b": 2}', 'A comma is missing here', '{"a": "x", "b": 2}'],
  ['a comma that is missing in a list', '[{"a": 1}⟦⟧ {"a": 2}]', 'A comma is missing here', '[{"a": 1}, {"a": 2}]'],
  ['a comma that is missing between texts', '["a"⟦⟧ "b"]', 'A comma is missing here', '["a", "b"]'],
  ['a comma behind the last field', '{"a": 1⟦,⟧\n}', 'one too many: nothing follows it before the }', '{"a": 1\n}'],
  ['a comma behind the last item', '[1⟦,⟧ ]', 'one too many: nothing follows it before the ]', '[1 ]'],
  ['two commas', '{"a": 1,⟦,⟧ "b": 2}', 'two follow each other', '{"a": 1, "b": 2}'],
  ['a comma before everything', '[⟦,⟧ 1]', 'There is nothing before this comma', '[ 1]'],
  ['a colon that is missing', '{"a"⟦⟧ "x"}', 'A colon is missing', '{"a": "x"}'],
  ['an equals sign', '{"a" ⟦=⟧ "x"}', 'Write a colon here instead of =', '{"a" : "x"}'],
  ['an arrow', '{"a" ⟦=>⟧ "x"}', 'Write a colon here instead of =>', '{"a" : "x"}'],
  ['a comma for a colon', '{"a"⟦,⟧ "x", "b": 1}', 'Write a colon here instead of the comma', '{"a": "x", "b": 1}'],
  ['a colon for a comma', '{"a": "x"⟦:⟧ "b": 1}', 'Write a comma here instead of the colon', '{"a": "x", "b": 1}'],
  ['two colons', '{"a": ⟦:⟧ 1}', 'One colon is enough', '{"a":  1}'],
  ['a semicolon', '{"a": 1⟦;⟧\n"b": 2}', 'Write a comma here instead of the semicolon', '{"a": 1,\n"b": 2}'],
  ['a semicolon at the end', '{"a": 1⟦;⟧}', 'A semicolon does not belong here', '{"a": 1}'],
  ['a point for a comma', '{"a": "x"⟦.⟧\n"b": 2}', 'is here instead of a comma'],
  ['curly quotes', '{"a": ⟦“Hello”⟧}', 'instead of curly quotes', '{"a": "Hello"}'],
  ['curly quotes around a name and its text', '{⟦“a”⟧: “Hello”}', 'instead of curly quotes', '{"a": "Hello"}'],
  ['a curly quote at the end', '{"a": "Hello⟦”⟧,\n"b": 1}', 'This quote is curly', '{"a": "Hello",\n"b": 1}'],
  ['a curly quote at the beginning', '{"a": ⟦“Hello"⟧}', 'instead of curly quotes', '{"a": "Hello"}'],
  ['single quotes', `{"a": ⟦'It\\'s "here"'⟧}`, 'instead of single quotes', '{"a": "It\'s \\"here\\""}'],
  ['backticks', '{"a": ⟦`Hello`⟧}', 'instead of backticks', '{"a": "Hello"}'],
  [
    'names without quotes',
    '{⟦a⟧: 1, b: 2}',
    'Field names need double quotes around them. Write "a"',
    '{"a": 1, "b": 2}',
  ],
  ['a name without its first quote', '{⟦a"⟧: 1}', 'none before it', '{"a": 1}'],
  ['a name without its last quote', '{⟦"a⟧: "Hello"}', 'The field name is not closed', '{"a": "Hello"}'],
  ['a name with a quote too many', '{"a"⟦"⟧: 1}', 'a double quote too many', '{"a": 1}'],
  [
    'a text without quotes',
    '{"a": ⟦Hello, world⟧,\n"b": 1}',
    'Text needs double quotes around it. Write "Hello, world"',
  ],
  ['a text without its first quote', '{"a": ⟦Hello"⟧}', 'none at its beginning', '{"a": "Hello"}'],
  ['an address without quotes', '{"a": ⟦https://a.example/b⟧}', 'Write "https://a.example/b"'],
  ['True', '{"a": ⟦True⟧}', 'is written true', '{"a": true}'],
  ['yes', '{"a": ⟦yes⟧}', 'is written true'],
  ['None', '{"a": ⟦None⟧}', 'None is no value'],
  ['undefined', '{"a": ⟦undefined⟧}', 'undefined is no value'],
  ['NaN', '{"a": ⟦NaN⟧}', 'NaN is no value'],
  ['a misspelt true', '{"a": ⟦ture⟧}', 'Did you mean true?'],
  ['a number with zeros before it', '{"a": ⟦007⟧}', 'A number does not begin with 0. Write 7'],
  ['a plus sign', '{"a": ⟦+1⟧}', 'no plus sign'],
  ['a point without digits before it', '{"a": ⟦.5⟧}', 'Write 0.5'],
  ['a point without digits behind it', '{"a": ⟦1.⟧}', 'Write 1'],
  ['another base', '{"a": ⟦0xff⟧}', 'Write 255'],
  ['a comma between the thousands', '{"a": ⟦2,024⟧,\n"b": 1}', 'Write 2024'],
  ['a comma in a number', '{"a": ⟦2,5⟧\n}', 'Write 2.5'],
  ['a number with two points', '{"a": ⟦1.2.3⟧}', 'is not a number'],
  ['a comment to the end of the line', '{"a": 1 ⟦// why⟧\n}', 'Comments are not allowed'],
  ['comment lines', '{\n  ⟦// one⟧\n  // two\n  "a": 1\n}', 'Comments are not allowed'],
  ['a comment between stars', '{⟦/* why */⟧"a": 1}', 'Comments are not allowed'],
  ['a comment with a hash', '{\n⟦# why⟧\n"a": 1}', 'Comments are not allowed'],
  ['a comment of html', '{⟦<!-- why -->⟧"a": 1}', 'Comments are not allowed'],
  ['a comment without end', '{"a": 1} ⟦/*⟧ why', 'never ends'],
  ['a text that is not closed', '{\n"a": ⟦"Hello⟧,\n"b": 1\n}', 'This text is not closed'],
  ['a text that is not closed on a line of many', '{"a": ⟦"Hello⟧, "b": 1}', 'This text is not closed'],
  ['a text that is not closed at the end', '{"a": ⟦"Hello⟧\n}', 'This text is not closed'],
  ['a quote inside a text', '{"a": "He said ⟦"⟧hello" to us"}', 'Write \\"'],
  [
    'html with its quotes',
    '{"a": "<a href=⟦"⟧/x">y</a>",\n"b": 1}',
    'Write \\" for each quote of a tag: <a href=\\"/x\\">.',
    '{"a": "<a href=\\"/x\\">y</a>",\n"b": 1}',
  ],
  [
    'html with a link that begins like a field',
    '{"a": "<a href=⟦"⟧mailto:x@y.example">y</a>"}',
    'Write \\" for each quote of a tag',
    '{"a": "<a href=\\"mailto:x@y.example\\">y</a>"}',
  ],
  ['html and words with quotes', '{"a": "<a href=⟦"⟧/x">"y"</a>",\n"b": 1}', 'Write \\" for each quote inside it.'],
  ['a quote too many', '{"a": "Hello⟦"⟧",\n"b": 1}', 'a double quote too many'],
  ['words behind a text', '{"a": "Hello" ⟦world⟧,\n"b": 1}', 'The text ends at the quote before world'],
  ['a backslash before the last quote', '{"a": "C:⟦\\"⟧,\n"b": 1}', 'The backslash before the last quote'],
  ['an object that is not closed', '{\n  "a": ⟦{⟧\n    "b": 1,\n  "c": 2\n}', 'This { is never closed'],
  [
    'an object that is not closed in a list',
    '[\n  ⟦{⟧\n    "b": 1\n  ,\n  {\n    "b": 2\n  }\n]',
    'This { is never closed',
  ],
  ['a list that is not closed', '{\n  "a": ⟦[⟧\n    1\n  ,\n  "c": 2\n}', 'This [ is never closed'],
  ['a file that was cut off in a name', '{\n  "a": [\n    {\n      ⟦"he⟧', 'The file stops in the middle of this name'],
  ['a file that was cut off', '{\n  "a": [\n    1,\n    ⟦2⟧', 'The file stops here, before ] and }'],
  ['a bracket that is closed with another', '{"a": [1, 2⟦}⟧, "b": 3}', 'closed with ], not with }'],
  ['a closing bracket too many', '{\n  "a": {\n    "b": 1\n  }\n  ⟦}⟧,\n  "c": 1\n}', 'a } too many'],
  ['a closing bracket too many at the end', '{"a": 1}⟦}⟧', 'a } too many'],
  ['an opening bracket too many', '{"a": {⟦{⟧"b": 1}}', 'a { too many'],
  ['an opening brace that is missing', '{"a": ⟦"⟧b": 1}, "c": 2}', 'A { is missing before this'],
  ['an opening brace that is missing in a list', '[\n  {"b": 1},\n  ⟦"⟧b": 2}\n]', 'A { is missing before this'],
  ['an opening bracket that is missing', '{\n"a": ⟦{⟧"b": 1}, {"b": 2}],\n"c": 1\n}', 'A [ is missing before this'],
  ['a list that begins with {', '{"a": ⟦{⟧{"b": 1}], "c": 2}', 'Write [ here'],
  ['an object that begins with [', '{"a": ⟦[⟧"b": 1}, "c": 2}', 'Write { here'],
  ['the values of a list between { }', '{"a": ⟦{⟧"x", "y"}}', 'There are values without names'],
  ['names in a list', '["a"⟦:⟧ 1, "b": 2]', 'holds values without names'],
  ['a field without value', '{⟦"a"⟧, "b": 1}', 'has no value'],
  ['a colon without value', '{"a"⟦:⟧ , "b": 1}', 'A value is missing after this colon'],
  ['a value without name', '{⟦:⟧ 1}', 'A field name is missing'],
  ['an object without name', '{"a": 1, ⟦{⟧"b": 1}}', 'A field name is missing'],
  ['words that are no field', '{"a": 1, ⟦hello world⟧\n}', 'is no field'],
  [
    'line breaks in a text',
    '{"a": "one⟦\n⟧two\r\nthree",\n"b": 1}',
    'A text must be on one line',
    '{"a": "one\\ntwo\\nthree",\n"b": 1}',
  ],
  ['tabs in a text', '{"a": "one⟦\t⟧two\tthree"}', 'A tab key was pressed', '{"a": "one\\ttwo\\tthree"}'],
  ['a control character in a text', '{"a": "one⟦\u0001⟧"}', 'U+0001'],
  ['a path of Windows', '{"a": "C:⟦\\w⟧ork\\x"}', '\\w means nothing in a text'],
  ['a backslash before a single quote', `{"a": "It⟦\\'⟧s"}`, 'No backslash is needed', `{"a": "It's"}`],
  ['an escape that is cut short', '{"a": "⟦\\u⟧00"}', 'four digits or letters'],
  ['an invisible character', '{⟦\u00a0⟧"a": 1}', 'invisible character', '{ "a": 1}'],
  ['something behind the end', '{"a": 1}\n⟦hello⟧', 'nothing may follow it'],
  ['a second content', '{"a": 1}\n⟦{"b": 2}⟧', 'nothing may follow it'],
  ['words before the start', '⟦const site =⟧ {"a": 1}', 'There are words before the first bracket'],
  ['a start without bracket', '⟦"⟧a": 1}', 'The content begins with {'],
  [
    'a merge conflict',
    '{\n⟦<<<<<<< HEAD⟧\n"a": 1\n=======\n"a": 2\n>>>>>>> other\n}',
    'Two versions of this part meet here',
  ],
  ['the end of a merge conflict', '{\n"a": 1\n⟦>>>>>>> other⟧\n}', 'a mark that a merge left'],
  ['an empty file', '⟦⟧', 'The file is empty'],
  ['blanks alone', '⟦⟧ \n ', 'nothing but blank space'],
  ['a web page', '⟦<⟧!doctype html><html></html>', 'a web page'],
  ['YAML', '⟦s⟧ite:\n  name: x\n', 'looks like YAML'],
  ['prose', '⟦H⟧ello, this is the site.', 'This file is not JSON'],
  ['a field twice', '{\n"a": 1,\n⟦"a"⟧: 2\n}', 'line 2 has the same field with another value'],
  ['the same twice', '{"a": 1, ⟦"a"⟧: 1, "b": 2}', 'the beginning of this line says the same', '{"a": 1, "b": 2}'],
  ['a field twice, once with an escape', '{"a": 1, ⟦"\\u0061"⟧: 2}', 'is here a second time'],
  ['a field twice, with blanks before its colon', '{"a": 1, ⟦"a"⟧ \t\r\n: 2}', 'is here a second time'],
  ['a field twice, with texts full of colons', '{"a": ": \\": :", ⟦"a"⟧: ":"}', 'is here a second time'],
  ['__proto__ twice', '{"__proto__": 1, ⟦"__proto__"⟧: 2}', 'is here a second time'],
  ['brackets without end', `${'['.repeat(200)}⟦[⟧${']'.repeat(201)}`, 'More than 200 brackets'],
]

test.each(cases)('%s is one mistake, at the token to change', (_, text, words, repair) => {
  const plain = text.replace(/[⟦⟧]/g, '')
  const { mistakes } = readJson(plain)
  expect(mistakes.map((mistake) => marked(plain, mistake))).toEqual([text])
  expect(mistakes[0]?.message).toContain(words)
  expect(mistakes[0]?.message).toMatch(/[.:]$/)
  expect(mistakes[0]?.fix && repaired(plain, mistakes[0].fix)).toBe(repair)
})

test('mistakes on several lines are all found', () => {
  const text = '{\n"a": 1\n"b": “x”,\n"c": [1,],\n"d": tru,\n"e": "x\n}'
  expect(readJson(text).mistakes.map(({ offset }) => text.slice(0, offset).split('\n').length)).toEqual([2, 3, 4, 5, 6])
})

test('a mistake among valid fields leaves the others readable', () => {
  const { value, isCertain } = readJson('{"a": 1 "b": \'x\', c: [2,], "__proto__": {"d": 3}}')
  expect(isCertain).toBe(true)
  expect(JSON.stringify(value)).toBe('{"a":1,"b":"x","c":[2],"__proto__":{"d":3}}')
})

test('100,000 nested brackets have an exact place, closed or not', () => {
  const open = '[{"a":'.repeat(50_000)
  expect(readJson(open).mistakes).toMatchObject([{ offset: open.length - 2 }])
  expect(readJson(`${'['.repeat(100_000)}${']'.repeat(100_000)}`).mistakes).toMatchObject([{ offset: 200 }])
})
