import { expect, test } from 'vitest'
import { mailtoLink } from './mailto-link'

test.each<[string, [subject?: string, questions?: string[]], string]>([
  ['the address alone', [], 'mailto:a@b.example'],
  ['a subject, with its signs', ['Tea & cake?'], 'mailto:a@b.example?subject=Tea%20%26%20cake%3F'],
  [
    'questions, each with room for an answer',
    ['Tea', ['Who?', 'When?']],
    'mailto:a@b.example?subject=Tea&body=Who%3F%0D%0A%0D%0A%0D%0AWhen%3F%0D%0A%0D%0A%0D%0A',
  ],
  ['questions without a subject', [undefined, ['Who?']], 'mailto:a@b.example?body=Who%3F%0D%0A%0D%0A%0D%0A'],
])('a mailto link has %s', (_, more, link) => {
  expect(mailtoLink('a@b.example', ...more)).toBe(link)
})
