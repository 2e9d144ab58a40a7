import { expect, test } from 'vitest'
import type { CaseStudyBlock } from '../../generated/content'
import { madeUpView } from '../../made-up-site'
import { load } from './load'

const site = madeUpView({
  page: { path: '/projects/one', title: 'One', description: '', blocks: [] },
  entry: {
    collection: 'projects',
    id: 1,
    path: '/projects/one',
    title: 'One',
    isVisible: true,
    image: '/card.svg',
    client: 'Fernway',
    director: 'Ada Finch',
  },
})

const facts = (fields: Partial<CaseStudyBlock>, view = site) => load({ type: 'caseStudy', idea: '', ...fields }, view)

test("a project's own page takes the client from its entry (S10)", () => {
  expect(facts({})).toEqual({ client: 'Fernway', director: 'Ada Finch' })
})

test('fields of the block override those of the entry', () => {
  expect(facts({ client: 'Saltbox', agency: 'Northlight' })).toEqual({
    client: 'Saltbox',
    agency: 'Northlight',
    director: 'Ada Finch',
  })
})

test('a case study with a heading is about other work, and takes nothing from the page', () => {
  expect(facts({ heading: 'Elsewhere', client: 'Saltbox' })).toEqual({ client: 'Saltbox' })
})

test('a page without an entry adds nothing', () => {
  expect(facts({}, { ...site, entry: undefined })).toEqual({})
})
