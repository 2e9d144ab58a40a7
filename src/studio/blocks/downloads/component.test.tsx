import { cleanup, render, screen } from '@testing-library/react'
import { PageContext } from 'schema-pages/elements/use-page'
import { afterEach, expect, test } from 'vitest'
import Downloads from './component'

const page = {
  path: '/about/the-mouse-house',
  assets: { '/guides/mouse-house-guide.pdf': { bytes: 1_234_567 } },
  settings: { name: 'Studio', contact: { email: 'a@b.example', phone: '1', phoneLink: '+1' } },
}

afterEach(cleanup)

const items = [
  { title: 'Mouse House guide', text: 'Four pages.', file: '/guides/mouse-house-guide.pdf' },
  { title: 'Preferred suppliers', text: 'A list that grows.', href: 'https://sheets.example/' },
]

test('a file is a download with its type and size; another address is a plain link', () => {
  render(
    <PageContext value={page}>
      <Downloads type="downloads" items={items} />
    </PageContext>,
  )
  const guide = screen.getByRole('link', { name: 'Mouse House guide PDF, 1.2 MB' })
  expect(guide.getAttribute('href')).toBe('/guides/mouse-house-guide.pdf')
  expect(guide.hasAttribute('download')).toBe(true)
  const suppliers = screen.getByRole('link', { name: 'Preferred suppliers' })
  expect(suppliers.getAttribute('href')).toBe('https://sheets.example/')
  expect(suppliers.hasAttribute('download')).toBe(false)
})
