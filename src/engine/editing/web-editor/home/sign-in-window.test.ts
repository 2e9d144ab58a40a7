import { expect, onTestFinished, test, vi } from 'vitest'
import type { WebSite } from '../web-site'
import { signInByWindow } from './sign-in-window'

const page = 'https://edit.fox.example/signed-in.html'

test('the pages of the host cannot reach the editor, and an answer of another state, which any site can cause, does not end the sign-in', async () => {
  const opened = { opener: globalThis as unknown, closed: false, location: { href: '' }, close: vi.fn() }
  vi.stubGlobal('open', () => opened)
  onTestFinished(() => void vi.unstubAllGlobals())
  const finished: string[] = []
  const site = {
    signInAddress: async () => 'https://git.fox.example/authorize?state=ours&client_id=app',
    finishSignIn: async (address: string) => {
      finished.push(address)
      return {}
    },
  } as unknown as WebSite
  const end = signInByWindow(site)
  await expect.poll(() => opened.location.href).toContain('state=ours')
  expect(opened.opener).toBeNull()
  const channel = new BroadcastChannel('signed-in')
  for (const answer of ['?state=x', '', '?code=c&state=ours']) channel.postMessage(page + answer)
  expect(await end).toEqual({})
  channel.close()
  expect(finished).toEqual([`${page}?code=c&state=ours`])
})
