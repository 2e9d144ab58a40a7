import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSchemas } from '../../folders/studio-folder/read-schemas'
import { createCheck } from '.'

const check = createCheck(await readSchemas(join(import.meta.dirname, '../../../..')))

const site = {
  name: 'Studio',
  titleSuffix: ' | Studio',
  url: 'https://studio.example',
  navigation: { main: [{ text: 'Home', href: '/' }] },
  contact: { email: 'a@b.example', phone: '01632 960 000', phoneLink: '+441632960000' },
  footer: { links: [{ text: 'Home', href: '/' }] },
}
const text = (fields: object) => ({ type: 'text', html: '<p>a</p>', ...fields })

const problemsOf = (...blocks: object[]) => {
  const pages = ['/', '/404'].map((path) => ({ path, title: 'A', description: 'About it.', blocks: [text({})] }))
  const page = { path: '/about', title: 'A', description: 'About it.', blocks }
  const { problems } = check({ text: JSON.stringify({ site, pages: [...pages, page] }), files: new Map() })
  return problems.filter(({ severity }) => severity === 'error')
}

test('valid content has no errors', () => {
  expect(problemsOf(text({}))).toEqual([])
})

test.each<[string, object[], string]>([
  ['a link that is empty', [text({ buttons: [{ text: 'Go', href: '' }] })], '"href" is empty.'],
  ['an id that cannot be one, twice', [text({ id: 'a' }), text({ id: 'A b' })], '"id" cannot be "A b".'],
  ['an empty link in a text', [text({ html: '<p><a href="">a</a></p>' })], 'has no address.'],
])('%s is one mistake: one message', (_, blocks, words) => {
  expect(problemsOf(...blocks).map(({ message }) => message)).toEqual([expect.stringContaining(words)])
})
