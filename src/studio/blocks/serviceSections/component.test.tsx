import { cleanup, fireEvent, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { Panel } from '../../elements/panel/Panel'
import ServiceSections from './component'

const sections = ['Design', 'Animation', 'Interactives'].map((title, index) => ({
  id: title.toLowerCase(),
  title,
  isOpen: index === 0,
  cards: [{ title: `${title} card`, text: 'What it is.' }],
}))

const tree = <ServiceSections type="serviceSections" heading="What we do" sections={sections} />

const toggles = () => Array.from(document.querySelectorAll('summary'))
const toggle = (name: string) => toggles().find(({ textContent }) => textContent === name) as HTMLElement
const open = () => Array.from(document.querySelectorAll('details[open] > summary'), ({ textContent }) => textContent)

afterEach(() => {
  cleanup()
  window.history.replaceState(null, '', '/')
})

test('each section has a toggle button, and starts as its data says (S3)', () => {
  render(tree)
  expect(toggles()).toHaveLength(3)
  expect(open()).toEqual(['Design'])
})

test('several sections may be open at once, and a second press closes one (S3)', async () => {
  render(tree)
  fireEvent.click(toggle('Animation'))
  await expect.poll(open).toEqual(['Design', 'Animation'])
  fireEvent.click(toggle('Design'))
  await expect.poll(open).toEqual(['Animation'])
})

test('a link to a section opens it, on arrival and later', async () => {
  window.location.hash = '#animation'
  render(tree)
  expect(open()).toEqual(['Design', 'Animation'])
  window.location.hash = '#interactives'
  await expect.poll(open).toEqual(['Design', 'Animation', 'Interactives'])
})

test('without script the sections are disclosures of plain html with all their cards (R10)', () => {
  const html = document.createElement('div')
  html.innerHTML = renderToString(tree)
  expect(html.querySelectorAll('details > summary h3')).toHaveLength(3)
  expect(html.textContent).toContain('Interactives card')
})

test('a link to an anchor in a panel opens it', () => {
  window.location.hash = '#inside'
  render(
    <Panel title="A question" Title="h3">
      <p id="inside">An answer.</p>
    </Panel>,
  )
  expect(open()).toEqual(['A question'])
})
