// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { Navigation } from './navigation'

const links = [
  { text: 'Work', href: '/projects' },
  { text: 'Get in touch', href: '/contact' },
]

const show = (path: string) => render(<Navigation label="Main" links={links} path={path} />)

/** Tells the page that the menu has opened or closed, as browsers do; jsdom has no popovers of its own. */
function toggle(menu: HTMLElement, newState: 'open' | 'closed') {
  const event = createEvent('toggle', menu)
  Object.defineProperty(event, 'newState', { value: newState })
  fireEvent(menu, event)
}

const button = () => screen.getByRole('button', { name: 'Menu' })
const menu = () => screen.getByRole('navigation', { hidden: true })
const marked = () =>
  Array.from(document.querySelectorAll('[aria-current]'), (link) => [
    link.textContent,
    link.getAttribute('aria-current'),
  ])

afterEach(cleanup)

test('the entry of the page itself is marked as the current page (R1)', () => {
  show('/contact')
  expect(marked()).toEqual([['Get in touch', 'page']])
})

test('the entry above the page is marked as current (R1)', () => {
  show('/projects/natural-capital')
  expect(marked()).toEqual([['Work', 'true']])
})

test('a page outside of the navigation marks nothing', () => {
  show('/')
  expect(marked()).toEqual([])
})

test('without script the button already opens the menu, and the browser says whether it is open', () => {
  const html = renderToString(<Navigation label="Main" links={links} path="/" />)
  const id = /<nav id="([^"]+)"[^>]* popover="auto"/.exec(html)?.[1]
  expect(id).toBeTruthy()
  expect(html).toContain(`popoverTarget="${id}"`)
  expect(html).not.toContain('aria-expanded')
})

test('the button says whether the menu is open', () => {
  show('/')
  expect(button().getAttribute('aria-expanded')).toBe('false')
  toggle(menu(), 'open')
  expect(button().getAttribute('aria-expanded')).toBe('true')
  toggle(menu(), 'closed')
  expect(button().getAttribute('aria-expanded')).toBe('false')
})

test('choosing a link closes the menu', () => {
  show('/')
  toggle(menu(), 'open')
  menu().hidePopover = () => toggle(menu(), 'closed')
  fireEvent.click(screen.getByRole('link', { name: 'Work', hidden: true }))
  expect(button().getAttribute('aria-expanded')).toBe('false')
})
