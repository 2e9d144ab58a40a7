import { expect, test } from 'vitest'
import { studio } from '../../../../../tests/sites/memory-site'
import { applyEdits } from '../../../content/json-edits/apply-edit'
import { planPages } from '../pages/plan-pages'
import { createWordFinder, type WantedWords } from './find-words'
import type { WordsChange } from './plan-words'
import { writeWords } from './write-words'

const usual: WantedWords = { find: '', like: 'any case', isWhole: false }

function replaceIn(html: string, to: string, wanted: Partial<WantedWords>): string {
  const finder = createWordFinder({ ...usual, ...wanted })
  const found = finder?.mayBeIn(html) ? finder.find(html, true) : []
  return JSON.parse(writeWords(JSON.stringify(html), found, to, true))
}

test.each<[string, Partial<WantedWords>, string, string, string]>([
  ['letters, however they are capitalised', { find: 'oak' }, 'ash', '<p>Oak, oaken</p>', '<p>ash, ashen</p>'],
  ['the same letters', { find: 'oak', like: 'same' }, 'ash', '<p>Oak, oak</p>', '<p>Oak, ash</p>'],
  ['whole words', { find: 'oak', isWhole: true }, 'ash', '<p>oak, oaken</p>', '<p>ash, oaken</p>'],
  ['without accents', { find: 'uber', like: 'alike' }, 'um', '<p>Über u\u0308ber</p>', '<p>um um</p>'],
  ['no tag and no address', { find: 'a' }, 'o', '<p><a href="/a">a</a></p>', '<p><a href="/a">o</a></p>'],
  ['codes of html', { find: 'A & B' }, 'C < D', '<p>A &amp;&nbsp;B</p>', '<p>C &lt; D</p>'],
  ['a hyphen for the end of a line', { find: 'Topfware' }, 'Ware', '<p>Topf\u00adware</p>', '<p>Ware</p>'],
  [
    'words with tags between',
    { find: 'old name' },
    'new',
    '<p>An <em>old <b>name</b></em>.</p>',
    '<p>An <em>new</em>.</p>',
  ],
  ['nothing across paragraphs', { find: 'ab' }, 'c', '<p>a</p><p>b</p>', '<p>a</p><p>b</p>'],
  ['a number however it is grouped', { find: '01632 960123' }, '0800', '<p>01632-960 123</p>', '<p>0800</p>'],
  ['signs that are patterns', { find: 'a.b*' }, 'c', '<p>a.b* axb</p>', '<p>c axb</p>'],
  ['words that are taken out, with their tags', { find: ' old' }, '', '<p>Gold<b> old</b></p>', '<p>Gold</p>'],
  [
    'alternative texts of pictures',
    { find: 'oak' },
    '"ash"',
    '<p>A <img src="/oak.webp" alt="An oak &amp; me"></p>',
    '<p>A <img src="/oak.webp" alt="An &quot;ash&quot; &amp; me"></p>',
  ],
])('found and replaced in a rich text: %s', (_, wanted, to, before, after) => {
  expect(replaceIn(before, to, wanted)).toBe(after)
})

test('found words are said with those around them in their paragraph', () => {
  const [found] =
    createWordFinder({ ...usual, find: 'GLAZE' })?.find('<p>One</p><p>A <b>glaze</b> &amp; more</p>', true) ?? []
  expect(found).toMatchObject({ before: 'A ', words: 'glaze', after: ' & more' })
  expect(createWordFinder({ ...usual, find: '  ' })).toBeUndefined()
})

test('all other characters of the file stay as they are written', () => {
  const json = '"\\u00dcber \\"oak\\"\\n"'
  const found = createWordFinder({ ...usual, find: '"oak"' })?.find(JSON.parse(json), false) ?? []
  expect(writeWords(json, found, 'a "b"', false)).toBe('"\\u00dcber a \\"b\\"\\n"')
})

const { schemas, validate } = studio
const link = '<p>Call <a href=\\"tel:01632960123\\">01632 960 123</a></p>'
const text = `{ "site": { "name": "Oak" }, "pages": [{ "path": "/oak", "title": "Oak", "blocks": [
  { "type": "prose", "html": "<p>Oak, oak</p>" }, { "type": "prose", "html": "${link}" }] }] }`

function plan(change: Partial<WordsChange>) {
  const whole = { kind: 'words' as const, page: '/oak', ...usual, to: 'ash', inAddresses: false, ...change }
  const { plan, edits } = planPages(whole, text, { schemas, validate, files: new Map() })
  const outcome = applyEdits(text, edits)
  return { places: plan.places, after: 'text' in outcome ? outcome.text : '' }
}

test('words are found in all texts with their places, never in addresses, and replaced in one step', () => {
  const { places, after } = plan({ find: 'oak' })
  expect(places.map(({ pointer, found }) => [pointer, found?.length])).toEqual([
    ['/site/name', 1],
    ['/pages/0/title', 1],
    ['/pages/0/blocks/0/html', 2],
  ])
  expect(after).toBe(text.replaceAll('Oak', 'ash').replace('oak<', 'ash<'))
})

test('one of several places in a text is replaced alone', () => {
  const only = { pointer: '/pages/0/blocks/0/html', index: 1 }
  expect(plan({ find: 'oak', only }).after).toBe(text.replace(', oak', ', ash'))
  expect(() => plan({ find: 'elm', only })).toThrow('no longer there')
})

test('in addresses only when asked, as they are dialled', () => {
  const wanted = { find: '01632 960 123', to: '01632 960 999' }
  expect(plan(wanted).after).toBe(text.replace('01632 960 123', '01632 960 999'))
  expect(plan({ ...wanted, inAddresses: true }).after).toBe(text.replaceAll('123', '999'))
})
