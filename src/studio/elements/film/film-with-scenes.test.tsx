import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { PageContext } from 'schema-pages/elements/use-page'
import { fill } from 'schema-pages/text/interface-words'
import { expect, test, vi } from 'vitest'
import { madeUpSettings } from '../../made-up-site'
import * as words from '../../words.json'
import { Video } from './Video'

const show = (loops: string[]) => {
  const scenes = loops.map((loop) => ({ loop, from: 0, seconds: 34 }))
  render(
    <PageContext value={{ path: '/', settings: { ...madeUpSettings }, assets: {} }}>
      <Video title="The valley shop" scenes={scenes} description="A farmer wants to buy a hill." />
    </PageContext>,
  )
}
const playButton = () => screen.getByRole('button', { name: fill(words.playFilm, { title: 'The valley shop' }) })

test('a film with scenes plays here, and its story is told in words (B5)', () => {
  show(['/loops/valley.json'])
  expect(playButton()).toBeTruthy()
  expect(screen.getByText('0:34')).toBeTruthy()
  expect(screen.getByText('A farmer wants to buy a hill.').closest('details')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

test.each<[string, () => Promise<Response>]>([
  ['are gone', async () => new Response('Gone', { status: 404 })],
  ['are broken off', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['are none', async () => Response.json({})],
])('a film whose drawings %s says so, is still, and can be played again (X3)', async (_, answer) => {
  const asked: string[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined
      disconnect = () => undefined
    },
  )
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return answer()
  })
  const loops = ['/loops/valley.json', '/loops/hill.json']
  show(loops)
  for (const times of [1, 2]) {
    fireEvent.click(playButton())
    expect((await screen.findByRole('slider')).getAttribute('value')).toBe('0')
    expect((await screen.findByRole('alert')).textContent).toBe(words.reelNotLoaded)
    expect(screen.queryByRole('slider')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(playButton()))
    expect(asked).toHaveLength(times * loops.length)
  }
})
