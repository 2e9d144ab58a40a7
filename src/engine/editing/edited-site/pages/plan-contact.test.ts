import { expect, test } from 'vitest'
import { studio } from '../../../../../tests/sites/memory-site'
import { applyEdit } from '../../../content/json-edits/apply-edit'
import type { ChangedContact } from '../page-changes'
import { planPages } from './plan-pages'

const { schemas, validate } = studio

/** Changes contacts in texts on the home page. Returns the texts and how many places were found. */
function change(contacts: ChangedContact[], texts: string[]): [texts: string[], count: number] {
  const home = { path: '/', title: 'Home', blocks: texts.map((html) => ({ type: 'prose', html })) }
  let text = JSON.stringify({ site: { name: 'A' }, pages: [home] })
  const facts = { schemas, validate, files: new Map() }
  const { edits, plan } = planPages({ kind: 'contact', contacts, page: '/' }, text, facts)
  for (const edit of edits) {
    const outcome = applyEdit(text, edit)
    if ('refusal' in outcome) throw new Error(JSON.stringify(outcome.refusal))
    text = outcome.text
  }
  const after = JSON.parse(text).pages[0].blocks.map(({ html }: { html: string }) => html)
  return [after, plan.places.length]
}

test.each<[string, string, string, string[], string[]]>([
  [
    'a number however it is grouped, and in links as it is dialled',
    '01632 960 123',
    '01632 960 999',
    ['<p>Call <a href="tel:01632960123">01632-960123</a>.</p>', '<p>01632 960 1234</p>', '<p>+01632960123</p>'],
    ['<p>Call <a href="tel:01632960999">01632 960 999</a>.</p>', '<p>01632 960 1234</p>', '<p>+01632960123</p>'],
  ],
  [
    'an address in its links, too, but no longer one',
    'hi@a.example',
    'hello@a.example',
    ['<p><a href="mailto:hi@a.example">Hi@a.example</a>.</p>', '<p>delhi@a.example, hi@a.example.org</p>'],
    ['<p><a href="mailto:hello@a.example">hello@a.example</a>.</p>', '<p>delhi@a.example, hi@a.example.org</p>'],
  ],
  ['no year', '2027', '2028', ['<p>In 2027.</p>'], ['<p>In 2027.</p>']],
])('a contact is changed everywhere: %s', (_, from, to, before, after) => {
  const changed = before.filter((text, index) => text !== after[index])
  expect(change([{ from, to }], before)).toEqual([after, changed.length])
})

test('a number and what phones dial for it are changed together, a text with both once', () => {
  const contacts = [
    { from: '01632 960 123', to: '01632 960 999' },
    { from: '+441632960123', to: '+441632960999' },
  ]
  const before = '<p>Call <a href="tel:+441632960123">01632 960 123</a>.</p>'
  expect(change(contacts, [before])).toEqual([[before.replaceAll('123', '999')], 1])
})
