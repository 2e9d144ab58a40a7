import { cleanup, render, screen } from '@testing-library/react'
import { PageContext } from 'schema-pages/elements/use-page'
import { afterEach, expect, test } from 'vitest'
import EntryNavigation from './component'
import type { EntryNavigationLoaded } from './load'

const settings = { name: 'Studio', contact: { email: 'a@b.example', phone: '1', phoneLink: '+1' } }
const link = { text: 'View more...', href: '/projects' }
const hrefs = () => screen.getAllByRole('link').map((element) => element.getAttribute('href'))
const show = (neighbours: EntryNavigationLoaded) =>
  render(
    <PageContext value={{ path: '/projects/two', settings, assets: {} }}>
      <EntryNavigation type="entryNavigation" link={link} {...neighbours} />
    </PageContext>,
  )

afterEach(cleanup)

test('the links to the neighbours and to all entries have names (B3, S10)', () => {
  const previous = { path: '/projects/one', title: 'One' }
  show({ previous, next: { path: '/projects/three', title: 'Three', image: '/three.svg', client: 'Harbour Trust' } })
  expect(hrefs()).toEqual(['/projects/one', '/projects', '/projects/three'])
  expect(screen.getByRole('link', { name: 'Previous: One' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Next: Three' })).toBeTruthy()
  expect(screen.getByText('Harbour Trust')).toBeTruthy()
})

test('the ends of a collection lack a link (B3)', () => {
  show({})
  expect(hrefs()).toEqual(['/projects'])
})
