// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, useNavigate } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import ServiceSections from './component'

const sections = ['Design', 'Animation', 'Interactives'].map((title, index) => ({
  id: title.toLowerCase(),
  title,
  isOpen: index === 0,
  cards: [{ title: `${title} card`, text: 'What it is.' }],
}))

let goTo: (address: string) => void
function Steering() {
  goTo = useNavigate()
  return null
}

const tree = (address = '/about/services') => (
  <MemoryRouter initialEntries={[address]}>
    <Steering />
    <ServiceSections type="serviceSections" heading="What we do" sections={sections} />
  </MemoryRouter>
)

const toggle = (name: string) => screen.getByRole('button', { name })
const open = () =>
  screen.getAllByRole('button').filter((button) => button.getAttribute('aria-expanded') === 'true').map(({ textContent }) => textContent)

afterEach(cleanup)

test('each section has a toggle button, and starts as its data says (S3)', () => {
  render(tree())
  expect(screen.getAllByRole('button')).toHaveLength(3)
  expect(open()).toEqual(['Design'])
})

test('several sections may be open at once, and a second press closes one (S3)', async () => {
  render(tree())
  fireEvent.click(toggle('Animation'))
  await expect.poll(open).toEqual(['Design', 'Animation'])
  fireEvent.click(toggle('Design'))
  await expect.poll(open).toEqual(['Animation'])
})

test('a toggle button names what it shows and hides', () => {
  render(tree())
  const panel = document.getElementById(toggle('Design').getAttribute('aria-controls') ?? '')
  expect(panel?.textContent).toContain('Design card')
})

test('a link to a section opens it, on arrival and later', () => {
  render(tree('/about/services#animation'))
  expect(open()).toEqual(['Design', 'Animation'])
  act(() => goTo('#interactives'))
  expect(open()).toEqual(['Design', 'Animation', 'Interactives'])
})

test('following the same link again opens a section that was closed meanwhile', async () => {
  render(tree('/about/services#animation'))
  fireEvent.click(toggle('Animation'))
  await expect.poll(open).toEqual(['Design'])
  act(() => goTo('#animation'))
  expect(open()).toEqual(['Design', 'Animation'])
})

test('without script the sections are disclosures of plain html with all their cards (R10)', () => {
  const html = document.createElement('div')
  html.innerHTML = renderToString(tree())
  expect(html.querySelectorAll('details > summary h3')).toHaveLength(3)
  expect(html.querySelector('[role="button"]')).toBeNull()
  expect(html.textContent).toContain('Interactives card')
})
