import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readCase } from '../../../../../tests/sites/broken-content'
import { readSchemas } from '../../../folders/studio-folder/read-schemas'
import { createValidator } from '../../schema-model/validation/validate'
import { readChangeSince } from '../change-since'
import { summarize } from '../summary'

const schemas = await readSchemas(join(import.meta.dirname, '../../../../..'))
const validate = createValidator(schemas)
const text = readCase('translated-nothing-wrong')

test('of the marks of translations the summary says that they are up to date, and nothing else', () => {
  const site = JSON.parse(text)
  const page = site.pages.find(({ path }: { path: string }) => path === '/de/ueber-uns')
  page.seen = 'abc123'
  const now = JSON.stringify({ ...site, seen: { 'clients@de': 'abc123' } })
  const was = { name: 'before', text, files: new Map(), replaced: new Set<string>() }
  const { change, context } = readChangeSince(was, { text: now, files: new Map(), at: 0 }, { schemas, validate })
  expect(summarize(change, context)).toMatchInlineSnapshot(`
    "# What changes on the site

    Since \`before\`: one page changed.

    ## Pages changed

    ### \`/de/ueber-uns\` “Über uns”

    - German: “Über uns” brought up to date with “About”

    ## Shared blocks

    - German: shared block “clients” brought up to date
    "
  `)
})
