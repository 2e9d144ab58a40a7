import { expect, test, vi } from 'vitest'

test('settings wait until no text is edited: React would write over its words', async () => {
  vi.stubEnv('MODE', 'preview')
  vi.resetModules()
  const { onSettingsChange } = await import('./live-content')
  const { receiveMessage } = await import('../../../base/dom/preview-channel/channel')
  const { setFieldOpen } = await import('../../../base/dom/open-field')
  const listener = vi.fn()
  onSettingsChange(listener)
  setFieldOpen(true)
  receiveMessage('site:settings', { all: [{ name: 'Former' }] })
  receiveMessage('site:settings', { all: [{ name: 'Latest' }, { name: 'Andere', language: 'de' }] })
  expect(listener).not.toHaveBeenCalled()
  setFieldOpen(false)
  await vi.waitFor(() => expect(listener).toHaveBeenLastCalledWith({ name: 'Latest' }))
})
