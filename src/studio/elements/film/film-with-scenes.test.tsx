import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { PageContext } from 'schema-pages/elements/use-page'
import { fill } from 'schema-pages/text/interface-words'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { SoundField } from '../../generated/content'
import { madeUpSettings } from '../../made-up-site'
import * as words from '../../words.json'
import { Video } from './Video'

const show = (loops: string[], sound?: SoundField) => {
  const scenes = loops.map((loop) => ({ loop, from: 0, seconds: 34 }))
  render(
    <PageContext value={{ path: '/', settings: { ...madeUpSettings }, assets: {} }}>
      <Video title="The valley shop" scenes={scenes} description="A farmer wants to buy a hill." sound={sound} />
    </PageContext>,
  )
}
const stubSizes = () =>
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined
      disconnect = () => undefined
    },
  )
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
  stubSizes()
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

test('a film sounds from Play on, with captions; it can be muted, and goes on where its sound is lost', async () => {
  const sounds: HTMLAudioElement[] = []
  const drawings = { width: 1, height: 1, nodes: [], drawings: [[34_000, 0]] }
  stubSizes()
  vi.stubGlobal('fetch', async () => Response.json(drawings))
  onTestFinished(() => sessionStorage.clear())
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue()
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    if (!sounds.includes(this as HTMLAudioElement)) sounds.push(this as HTMLAudioElement)
  })
  show(['/loops/valley.json'], { file: '/sounds/valley.mp3', captions: [{ at: 0, text: 'A bee flies by' }] })
  expect(screen.getByText(words.withSound)).toBeTruthy()
  expect(play).not.toHaveBeenCalled()

  fireEvent.click(playButton())
  const slider = await screen.findByRole('slider')
  await waitFor(() => expect(sounds.map(({ src }) => new URL(src).pathname)).toEqual(['/sounds/valley.mp3']))
  const [sound] = sounds as [HTMLAudioElement]
  expect(screen.getByText('A bee flies by')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: words.captions, pressed: true }))
  expect(screen.queryByText('A bee flies by')).toBeNull()

  fireEvent.keyDown(slider, { key: 'm' })
  expect(sound.muted).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: words.unmuteFilm }))
  expect(sound.muted).toBe(false)

  fireEvent.error(sound)
  expect(screen.getByText(words.soundNotLoaded)).toBeTruthy()
  expect(screen.queryByRole('button', { name: words.muteFilm })).toBeNull()
  expect(screen.getByRole('button', { name: words.pauseReel })).toBeTruthy()
})
