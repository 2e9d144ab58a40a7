import { describe, expect, test } from 'vitest'
import type { TextEdit } from '../shared-types/problem'
import { readJson } from '.'

const messagesOf = (text: string) => readJson(text).mistakes.map(({ message }) => message)

const repaired = (text: string, fix: TextEdit[] = []): string =>
  fix
    .toSorted((one, other) => other.offset - one.offset)
    .reduce(
      (sofar, { offset, length, text: words }) => sofar.slice(0, offset) + words + sofar.slice(offset + length),
      text,
    )

describe('text pasted with its surroundings', () => {
  test('the marks of a chat are reported in pairs', () => {
    const block = '```json\n{ "a": 1 },\n```\n'
    const { value, mistakes, isCertain } = readJson(`[\n${block}${block}{ "b": 2 }\n]`)
    expect(value).toEqual([{ a: 1 }, { a: 1 }, { b: 2 }])
    expect(mistakes.map(({ message }) => message.match(/line \d+/)?.[0])).toEqual(['line 4', 'line 7'])
    expect(isCertain).toBe(true)
  })

  test.each([
    ['a list', '[\nHere is the updated page:\n{ "a": 1 }\n]', [{ a: 1 }]],
    ['two items', '[\n{ "a": 1 },\nSure! Here’s the new one:\n\n{ "b": 2 }\n]', [{ a: 1 }, { b: 2 }]],
    ['fields', '{\nBelow is the block you asked for:\n"a": 1\n}', { a: 1 }],
    ['the marks of a chat', '[\nHere is the page:\n\n```json\n{ "a": 1 }\n```\n]', [{ a: 1 }]],
  ])('what a chat says before its answer in %s is one mistake, and goes', (_, text, content) => {
    const { value, mistakes, isCertain } = readJson(text)
    expect(value).toEqual(content)
    expect(mistakes).toHaveLength(1)
    expect(isCertain).toBe(true)
    expect(JSON.parse(repaired(text, mistakes[0]?.fix))).toEqual(content)
  })

  test.each([
    ['thoughts before the content', '<think>\nThe user wants [1].\n</think>\n[1]', [1]],
    ['a diff', '@@ -1,3 +1,3 @@\n {\n-  "a": 1\n+  "a": 2\n }', { a: 2 }],
    ['a line moved up over a brace', '[\n"a": 1,\n{\n"b": 2\n}\n]', [{ a: 1, b: 2 }]],
    ['a line moved down over a brace', '[\n{\n"a": 1,\n}\n"b": 2\n]', [{ a: 1, b: 2 }]],
    ['a comma behind the end', '{ "a": 1 },\n', { a: 1 }],
  ])('%s is one mistake, and its repair is sure', (_, text, content) => {
    const { value, mistakes, isCertain } = readJson(text)
    expect({ value, isCertain, count: mistakes.length }).toEqual({ value: content, isCertain: true, count: 1 })
    expect(JSON.parse(repaired(text, mistakes[0]?.fix))).toEqual(content)
  })

  test.each([
    ['a page in YAML', '[\n{ "a": 1 },\n- path: /news\n  title: News\n  blocks:\n    - type: text\n{ "b": 1 }\n]'],
    ['an answer that goes on elsewhere', '[\n{ "a": 1 },\n[Continued in the next message]\n{ "b": 1 }\n]'],
    ['three quotes around a text', '{ "a": """one""", "b": 1 }'],
  ])('%s is one mistake', (_, text) => {
    expect(messagesOf(text)).toHaveLength(1)
  })

  test('what looks alike is left alone', () => {
    expect(readJson('["- path: /news", "[Continued below]", "<think>no</think>"]').mistakes).toEqual([])
    expect(messagesOf('[\n- "one",\n- "two"\n]').join()).not.toContain('YAML')
    expect(messagesOf('{\n"a": 1\n"b": 2\n}').join()).not.toContain('moved')
  })

  test('words without quotes and dots with words between are no introduction', () => {
    expect(messagesOf('{\nwhereabouts: [\n1\n]\n}').join()).not.toContain('chat')
    expect(messagesOf('[\n1,\n... (existing items) ...\n]')).toEqual([expect.stringContaining('Put that back')])
    expect(messagesOf('[\n1,\n// ... existing items ...\n2]')).toEqual([expect.stringContaining('Put that back')])
    expect(messagesOf('[\n1,\n// the rest of our items\n2]').join()).not.toContain('Put that back')
  })

  test('line numbers are removed, and numbers of the content stay', () => {
    expect(readJson('[\n7 {\n8   "a": 1\n9 }\n]').value).toEqual([{ a: 1 }])
    expect(readJson('{"b":\n7-  {\n8:   "a": 1\n9-  }\n}').value).toEqual({ b: { a: 1 } })
    expect(messagesOf('[\n1\n2\n3\n]').join()).not.toContain('Line numbers')
    expect(messagesOf('[\n1 {},\n3 {}\n]').join()).not.toContain('Line numbers')
    expect(messagesOf('{\n1: "a",\n2: "b"\n}').join()).not.toContain('Line numbers')
  })
})

describe('texts that are joined with +', () => {
  test('a chain of them is one mistake and one text', () => {
    const { value, mistakes } = readJson('{"a": "x " +\n"y " +\n"z"}')
    expect(value).toEqual({ a: 'x y z' })
    expect(mistakes).toHaveLength(1)
    expect(readJson('{"a": "x" + "y", "b": 1}').value).toEqual({ a: 'xy', b: 1 })
  })

  test('in a list, and before a field, the + may replace a comma', () => {
    expect(messagesOf('["x" +\n"y"]').join()).not.toContain('joined')
    expect(messagesOf('{"a": "x" +\n"b": "y"}').join()).not.toContain('joined')
  })
})

describe('merged objects of a list', () => {
  test.each([
    ['blocks', '{"blocks": [{"type": "a", "x": 1, "type": "b", "y": 2}]}', 'Two blocks'],
    ['pages', '{"pages": [{"path": "/a", "x": 1, "path": "/b", "y": 2}]}', 'Two pages'],
    ['items', '{"logos": [{"name": "a", "x": 1, "name": "b", "x": 2}]}', 'Two items of "logos"'],
  ])('%s are split', (name, text, words) => {
    const { value, mistakes } = readJson(text)
    expect(mistakes.map(({ message }) => message)).toEqual([expect.stringContaining(words)])
    expect(Object.values(value as object)[0], name).toHaveLength(2)
  })

  test('three of them have two seams', () => {
    const { value, mistakes } = readJson('[{"type": "a", "x": 1, "type": "b", "x": 2, "type": "c", "x": 3}]')
    expect(mistakes).toHaveLength(2)
    expect(value).toEqual([
      { type: 'a', x: 1 },
      { type: 'b', x: 2 },
      { type: 'c', x: 3 },
    ])
  })

  test.each([
    ['one field twice', '[{"heading": "a", "html": "b", "heading": "c"}]'],
    ['one field twice, and others behind it', '[{"heading": "a", "html": "b", "heading": "c", "image": 1}]'],
    ['a type twice at the beginning', '[{"type": "a", "type": "b", "html": "c"}]'],
    ['a title and a description pasted again', '[{"path": "/", "title": "a", "text": "b", "title": "c", "text": "d"}]'],
    ['an object that is in no list', '{"type": "a", "x": 1, "type": "b", "x": 2}'],
  ])('%s is a duplicate', (_, text) => {
    expect(messagesOf(text).join()).toContain('is here a second time')
    expect(messagesOf(text).join()).not.toContain('run into each other')
  })
})

describe('backslashes in addresses', () => {
  test.each([
    ['"/images\\facts\\tips.svg"', '/images/facts/tips.svg'],
    ['"/images\\icons\\fox.svg"', '/images/icons/fox.svg'],
    ['"images\\fox.svg"', '/images/fox.svg'],
    ['"/about\\team"', '/about/team'],
  ])('%s is %s', (text, address) => {
    expect(readJson(`{"a": ${text}}`)).toMatchObject({ value: { a: address }, isCertain: true })
    expect(messagesOf(`{"a": ${text}}`)).toEqual([expect.stringContaining(`Write "${address}"`)])
  })

  test.each(['"/caf\\u00e9"', '"One\\ntwo"', '"a\\\\nb"', '"/\\/x"', '"\\t"'])('%s is left alone', (text) => {
    expect(readJson(`{"a": ${text}}`)).toMatchObject({ mistakes: [], value: { a: JSON.parse(text) } })
    expect(messagesOf(`{"a": ${text}, b: 1}`)).toHaveLength(1)
  })
})

test('dots in the place of an item, a field or a value are one mistake', () => {
  for (const text of ['["a", ...]', '["a",\n...\n"b"]', '["a",\n…,\n"b"]', '{...}', '{"a": 1,\n...\n}', '{"a": ...}']) {
    expect(messagesOf(text), text).toEqual([expect.stringContaining('Dots stand for')])
  }
})
