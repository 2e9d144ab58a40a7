import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import EntryNavigation from './component'

const link = { text: 'View more...', href: '/projects' }
const hrefs = () => screen.getAllByRole('link').map((element) => element.getAttribute('href'))

afterEach(cleanup)

test('the way on leads back, to all, and forth, by names that say where (B3, S10)', () => {
  const previous = { path: '/projects/one', title: 'One' }
  const next = { path: '/projects/three', title: 'Three' }
  render(<EntryNavigation type="entryNavigation" link={link} previous={previous} next={next} />)
  expect(hrefs()).toEqual(['/projects/one', '/projects', '/projects/three'])
  expect(screen.getByRole('link', { name: 'Previous: One' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Next: Three' })).toBeTruthy()
})

test('at the ends of a collection what is missing is left out (B3)', () => {
  render(<EntryNavigation type="entryNavigation" link={link} />)
  expect(hrefs()).toEqual(['/projects'])
})
