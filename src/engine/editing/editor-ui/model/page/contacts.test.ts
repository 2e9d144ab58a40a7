import { expect, test } from 'vitest'
import { openTestPage } from '../../../../../../tests/components/test-page'
import { studio } from '../../../../../../tests/sites/memory-site'
import { changedContacts, contactsIn } from './contacts'

const text = { type: 'string' }
const contact = {
  email: { ...text, format: 'email' },
  phone: text,
  phoneLink: { ...text, format: 'phone', dials: 'phone' },
  since: { ...text, format: 'date' },
  fax: text,
}
const site = { properties: { contact: { type: 'object', properties: contact } } }
const schemas = { ...studio.schemas, 'site.schema.json': site }
const before = {
  ...{ email: 'hi@a', phone: '01632 960 123 ext. 4', phoneLink: '+441632960123' },
  ...{ since: '2026-11-28', fax: '01632 960 124' },
}
const contacts = (values: object) =>
  contactsIn(openTestPage('{"pages":[{"path":"/","blocks":[]}]}', schemas, { contact: values }), '/site')

test('contacts are known by their formats, else by their form; a number and its link are one change', () => {
  const known = new Map(contacts(before).map(({ pointer, value }) => [pointer, value]))
  expect([...known.keys()]).toEqual(['email', 'phone', 'phoneLink', 'fax'].map((name) => `/site/contact/${name}`))
  const now = contacts({ ...before, phone: '01632 960 999', phoneLink: '+441632960999' })
  expect([...changedContacts(now, known)]).toEqual([
    [
      '/site/contact/phone',
      [
        { from: before.phone, to: '01632 960 999' },
        { from: before.phoneLink, to: '+441632960999' },
      ],
    ],
  ])
})
