import { expect, test } from 'vitest'
import { readCase } from '../../../../tests/sites/broken-content'
import { listSchemas as schemas } from '../../../../tests/sites/list-schemas'
import { createValidator } from '../schema-model/validation/validate'
import { readChangeSince } from './change-since'
import { summarize } from './summary'

const validate = createValidator(schemas)
const text = readCase('listed-nothing-wrong')
const [none, at] = [new Map(), Date.UTC(2026, 6, 1)]

function summaryOf(now: string, before = text): string {
  const was = { name: 'main', text: before, files: none, replaced: new Set<string>() }
  const { change, context } = readChangeSince(was, { text: now, files: none, at }, { schemas, validate })
  return summarize(change, context)
}

test('values that come and go are told by the pages that are made for them', () => {
  const retold = text.replaceAll('"shows"]', '"fairs"]')
  expect(summaryOf(retold)).toContain(`## Pages that lists make

- \`/news/topics/*\`
  - makes \`/news/topics/fairs\` now
  - no longer makes \`/news/topics/shows\`; **visitors of the old address find nothing: there is no redirect**`)
  const redirect = '{ "path": "/news/topics/shows", "redirect": "/news" }'
  const redirected = retold.replace(/("pages": \[)/, `$1 ${redirect},`)
  expect(summaryOf(redirected)).toContain('`/news/topics/shows`; the old address redirects to `/news`')
  expect(summaryOf(text.replace('We draw.', 'We write.'))).not.toContain('makes')
})

test('of very many made pages some are named', () => {
  const all = Array.from({ length: 30 }, (_, index) => `"topic ${index}"`)
  const now = summaryOf(text.replace('"film", "shows"]', `"film", "shows", ${all.join(', ')}]`))
  expect(now.match(/ {2}- makes /g)).toHaveLength(21)
  expect(now).toContain('  - makes 10 more')
})

test.each([
  ['"order": "-day"', '"order": "title"', '“News”: Order changed from “day” (greatest or newest first) to “title”'],
  ['"order": "-day"\n    }', '"order": "-day"\n    }, "olds": { "title": "Olds" }', '“Olds” added\n  - Title: “Olds”'],
  [/"news": \{[^}]*\}/, '', '“News” removed'],
  [/"collections": \{[^}]*\}\s*\},/, '', 'Collections removed'],
])('settings of collections are told in words', (old, fresh, words) => {
  const summary = summaryOf(text.replace(old, fresh))
  expect(summary).toContain('Since `main`: one collection changed.')
  expect(summary).toContain(`## Collections\n\n- ${words}`)
})
