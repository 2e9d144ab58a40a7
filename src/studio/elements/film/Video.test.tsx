import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { PageContext } from 'schema-pages/elements/use-page'
import { fill } from 'schema-pages/text/interface-words'
import { afterEach, expect, test } from 'vitest'
import type { FilmField } from '../../generated/content'
import { madeUpSettings } from '../../made-up-site'
import * as words from '../../words.json'
import { Video } from './Video'

afterEach(cleanup)

const loop = '/loops/valley.json'
const page = { path: '/', settings: { ...madeUpSettings }, assets: { [loop]: { bytes: 1, seconds: 11.6 } } }
const standIn = { title: 'Another film', by: 'Other people', licence: 'CC BY 3.0', href: 'https://films.example/' }

const filmOf = (film: Omit<FilmField, 'title'>) => (
  <PageContext value={page}>
    <Video title="The valley shop" {...film} />
  </PageContext>
)

const caption = () => document.querySelector('figcaption')?.textContent ?? ''

test('a film that is coming soon says so, without a play button (B5)', () => {
  render(filmOf({}))
  expect(screen.getByText('COMING SOON')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
  expect(document.querySelector('figcaption')).toBeNull()
})

test('a loop without its film has a note below the picture', () => {
  render(filmOf({ loop }))
  expect(caption()).toContain(fill(words.sceneOf, { seconds: 12 }))
  expect(screen.queryByText('COMING SOON')).toBeNull()
  cleanup()
  render(filmOf({ loop: '/loops/of-no-known-length.webp' }))
  expect(caption()).toContain(words.scene)
})

test("a stand-in is named by its button, credited while it plays, and never called the client's film", async () => {
  render(filmOf({ video: 1084537, standIn, loop }))
  expect(screen.getByText(words.standIn)).toBeTruthy()
  expect(caption()).toBe('')

  fireEvent.click(screen.getByRole('button', { name: /The valley shop.*Another film/ }))
  await screen.findByRole('region', { name: 'Another film' })
  const credit = screen.getByRole('link', { name: /Another film.*Other people.*CC BY 3\.0/ })
  expect(credit.getAttribute('href')).toBe(standIn.href)
  expect(screen.queryByText(/The valley shop/)).toBeNull()
})

test('without script a stand-in is a link to the film that is played (R10)', () => {
  const html = document.createElement('div')
  html.innerHTML = renderToString(filmOf({ video: 1084537, standIn }))
  expect(html.querySelector('a')?.getAttribute('href')).toBe('https://vimeo.com/1084537')
  expect(html.querySelector('a')?.textContent).toContain(standIn.title)
})
