import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { currentLink } from './current-link'
import { Navigation } from './navigation'

const links = [
  { text: 'Work', href: '/projects' },
  { text: 'Get in touch', href: '/contact' },
]

const show = (path: string) => render(<Navigation label="Main" links={links} current={currentLink(links, path)} />)

const menu = () => screen.getByRole('navigation', { hidden: true })
const marked = () =>
  Array.from(document.querySelectorAll('[aria-current]'), (link) => [
    link.textContent,
    link.getAttribute('aria-current'),
  ])

afterEach(cleanup)

test('the link of the page is marked as the current page (R1)', () => {
  show('/contact')
  expect(marked()).toEqual([['Get in touch', 'page']])
})

test('the link above the page is marked as current (R1)', () => {
  show('/projects/natural-capital')
  expect(marked()).toEqual([['Work', 'true']])
})

test('a page outside of the navigation marks nothing', () => {
  show('/')
  expect(marked()).toEqual([])
})

test('the button opens the menu without script, and the browser announces its state', () => {
  const html = renderToString(<Navigation label="Main" links={links} />)
  const id = /<nav id="([^"]+)"[^>]* popover="auto"/.exec(html)?.[1]
  expect(id).toBeTruthy()
  expect(html).toContain(`popoverTarget="${id}"`)
  expect(html).not.toContain('aria-expanded')
})

test('choosing a link closes the menu', () => {
  show('/')
  const close = vi.fn()
  // jsdom does not implement popovers.
  menu().hidePopover = close
  fireEvent.click(screen.getByRole('link', { name: 'Work', hidden: true }))
  expect(close).toHaveBeenCalledOnce()
})
