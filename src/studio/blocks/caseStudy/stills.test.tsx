import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { PageContext } from 'schema-pages/elements/use-page'
import type { PictureField } from 'schema-pages/types'
import { afterEach, expect, test } from 'vitest'
import { useLightbox } from './lightbox'
import { Stills } from './stills'

const page = {
  path: '/projects/one',
  assets: {},
  settings: { name: 'Studio', contact: { email: 'a@b.example', phone: '1', phoneLink: '+1' } },
}
function Wall({ images }: { images: PictureField[] }) {
  const lightbox = useLightbox(images)
  return (
    <>
      <Stills lightbox={lightbox} arrangement="wall" />
      {lightbox.dialog}
    </>
  )
}

const images = [{ src: '/still-1.svg', alt: 'A fox runs' }]
const tree = (
  <PageContext value={page}>
    <Wall images={images} />
  </PageContext>
)

afterEach(cleanup)

test('a picture opens in a modal, and gets the focus back when that closes (S10, B6)', async () => {
  render(tree)
  const button = screen.getByRole('button', { name: 'Enlarge: A fox runs' })
  fireEvent.click(button)
  const dialog = await screen.findByRole('dialog', { name: 'A fox runs' })
  expect(dialog.querySelector('.modal-xl')).not.toBeNull()
  expect(dialog.contains(document.activeElement)).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(button)
})

test('the space bar opens it too', async () => {
  render(tree)
  fireEvent.keyDown(screen.getByRole('button', { name: 'Enlarge: A fox runs' }), { key: ' ' })
  expect(await screen.findByRole('dialog')).toBeTruthy()
})

test('buttons and arrow keys change the picture, and wrap', async () => {
  const three = ['A fox', 'An owl', 'A cat'].map((alt, index) => ({ src: `/still-${index}.svg`, alt }))
  render(
    <PageContext value={page}>
      <Wall images={three} />
    </PageContext>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Enlarge: A fox' }))
  await screen.findByRole('dialog', { name: 'A fox' })
  fireEvent.click(screen.getByRole('button', { name: 'Previous picture' }))
  expect(screen.getByRole('dialog', { name: 'A cat' })).toBeTruthy()
  fireEvent.keyDown(document, { key: 'ArrowRight' })
  fireEvent.keyDown(document, { key: 'ArrowRight' })
  expect(screen.getByRole('dialog', { name: 'An owl' })).toBeTruthy()
  expect(screen.getByRole('status').textContent).toContain('An owl')
})

test('without script a picture is a link to its file (R10)', () => {
  const html = document.createElement('div')
  html.innerHTML = renderToString(tree)
  expect(html.querySelector('a')?.getAttribute('href')).toBe('/still-1.svg')
  expect(html.querySelector('[role]')).toBeNull()
})
