import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { BrowserRouter, createPath, type Navigator, Router, StaticRouter, useLocation } from 'react-router-dom'
import { PageContext } from 'schema-pages/elements/use-page'
import { afterEach, expect, test } from 'vitest'
import EntryGrid from './component'

const page = {
  path: '/projects',
  assets: {},
  settings: { name: 'Studio', contact: { email: 'a@b.example', phone: '1', phoneLink: '+1' } },
}

const cards = [
  { id: 1, title: 'Clinic', categories: ['all', 'healthcare'], runningTime: '90 seconds', releaseYear: 2025 },
  { id: 2, title: 'Gallery', categories: ['all', 'museums'] },
  { id: 3, title: 'Ward', categories: ['all', 'healthcare'] },
].map((card) => ({
  ...card,
  path: `/projects/${card.id}`,
  image: '/card.svg',
  imageAlt: '',
  client: `${card.title} Ltd`,
}))

/** The router's address. */
function AddressBar() {
  const { search, state } = useLocation()
  return <code>{`${search} ${JSON.stringify(state)}`}</code>
}

const content = (filter: string[]) => (
  <>
    <PageContext value={page}>
      <EntryGrid type="entryGrid" collection="projects" filter={filter} cards={cards} />
    </PageContext>
    <AddressBar />
  </>
)

function show(address = '/projects', filter = ['all', 'healthcare', 'museums']) {
  window.history.pushState(null, '', address)
  render(<BrowserRouter>{content(filter)}</BrowserRouter>)
}

const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent?.trim())
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

afterEach(cleanup)

test('the first category is chosen at the start and shows all cards (S9)', () => {
  show()
  expect(screen.getByRole('group', { name: 'Category' })).toBeTruthy()
  expect(radio('All').checked).toBe(true)
  expect(titles()).toEqual(['Clinic', 'Gallery', 'Ward'])
})

test('a card shows the categories, length and year of its entry, if known', () => {
  show()
  const details = screen.getAllByRole('listitem').map((card) => card.querySelector('p')?.textContent?.trim())
  expect(details).toEqual(['Healthcare 90 seconds\u00a0·\u00a02025', 'Museums', 'Healthcare'])
})

test('choosing a category shows its cards and their number, and changes the address (B4)', async () => {
  show('/projects?page=2')
  fireEvent.click(radio('Healthcare'))
  await waitFor(() => expect(titles()).toEqual(['Clinic', 'Ward']))
  expect(screen.getByRole('status').textContent).toBe('Showing 2 of 3')
  expect(window.location.search).toBe('?page=2&category=healthcare')
})

test('a choice is marked at once, and its cards follow after the paint (B4)', async () => {
  show()
  fireEvent.click(radio('Healthcare'))
  expect([radio('Healthcare').checked, titles().length, window.location.search]).toEqual([true, 3, ''])
  await waitFor(() => expect(titles()).toEqual(['Clinic', 'Ward']))
  expect(radio('Healthcare').checked).toBe(true)
})

test('of several quick choices the last one wins (B4)', async () => {
  show()
  const { length } = window.history
  fireEvent.click(radio('Healthcare'))
  fireEvent.click(radio('Museums'))
  await waitFor(() => expect(titles()).toEqual(['Gallery']))
  expect(window.history.length).toBe(length + 1)
})

test('going back restores the earlier choice (B4)', async () => {
  show()
  fireEvent.click(radio('Healthcare'))
  await waitFor(() => expect(titles()).toEqual(['Clinic', 'Ward']))
  fireEvent.click(radio('Museums'))
  await waitFor(() => expect(titles()).toEqual(['Gallery']))
  window.history.back()
  await waitFor(() => expect(radio('Healthcare').checked).toBe(true))
  expect(titles()).toEqual(['Clinic', 'Ward'])
})

test('going back restores it even before the router has the choice (B4)', async () => {
  window.history.pushState(null, '', '/projects')
  const push: Navigator['push'] = (to) =>
    window.history.pushState(null, '', typeof to === 'string' ? to : createPath(to))
  const navigator: Navigator = { push, replace: push, go: () => undefined, createHref: String }
  render(
    <Router location="/projects" navigator={navigator}>
      {content(['all', 'healthcare', 'museums'])}
    </Router>,
  )
  fireEvent.click(radio('Museums'))
  await waitFor(() => expect(titles()).toEqual(['Gallery']))
  expect(window.location.search).toBe('?category=museums')
  window.history.back()
  await waitFor(() => expect(radio('All').checked).toBe(true))
  expect(titles()).toHaveLength(3)
})

test('a link to a category shows its cards (B4)', () => {
  show('/projects?category=museums')
  expect(radio('Museums').checked).toBe(true)
  expect(titles()).toEqual(['Gallery'])
})

test('an unknown category is ignored', () => {
  show('/projects?category=nonsense')
  expect(radio('All').checked).toBe(true)
  expect(titles()).toHaveLength(3)
})

test('a single category gives no choice (S9)', () => {
  show('/projects', ['all'])
  expect(screen.queryByRole('radio')).toBeNull()
  expect(titles()).toHaveLength(3)
})

test('an empty collection renders nothing', () => {
  const { container } = render(
    <BrowserRouter>
      <PageContext value={page}>
        <EntryGrid type="entryGrid" heading="Our work" collection="projects" filter={['all', 'museums']} cards={[]} />
      </PageContext>
    </BrowserRouter>,
  )
  expect(container.innerHTML).toBe('')
})

test("the server's html has all cards for any address, and hydrates without a mismatch (R10)", () => {
  const container = document.body.appendChild(document.createElement('div'))
  window.history.pushState(null, '', '/projects?category=museums')
  const filter = ['all', 'museums']
  container.innerHTML = renderToString(
    <StaticRouter location="/projects?category=museums">{content(filter)}</StaticRouter>,
  )
  expect(titles()).toHaveLength(3)
  const mismatches: unknown[] = []
  render(<BrowserRouter>{content(filter)}</BrowserRouter>, {
    container,
    hydrate: true,
    onRecoverableError: (error) => mismatches.push(error),
  })
  expect(titles()).toEqual(['Gallery'])
  expect(mismatches).toEqual([])
})
