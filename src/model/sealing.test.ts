import { expect, test, vi } from 'vitest'
import { seal, unseal } from './sealing'

const key = 'c0ffee00c0ffee11c0ffee22c0ffee33'
const text = 'Six guides, “with care” ✓'

test('what was sealed opens with its key and its path, and with nothing else (G3)', async () => {
  const sealed = await seal(text, key, '/downloads')
  expect(sealed).not.toContain('guides')
  expect(await unseal(sealed, key, '/downloads')).toBe(text)
  expect(await unseal(sealed, `${key}0`, '/downloads')).toBeUndefined()
  expect(await unseal(sealed, key, '/other')).toBeUndefined()
})

test('the same content gives the same bytes, other content other ones', async () => {
  expect(await seal(text, key, '/downloads')).toBe(await seal(text, key, '/downloads'))
  expect((await seal(`${text}!`, key, '/downloads')).slice(0, 16)).not.toBe(
    (await seal(text, key, '/downloads')).slice(0, 16),
  )
})

test.each(['', '.', 'no base64!.?', 'AAAA.AAAA'])('what is no sealed text does not open: %j', async (sealed) => {
  expect(await unseal(sealed, key, '/downloads')).toBeUndefined()
})

test('a changed bit is refused, whichever it is of several hundred; so are a piece more and a piece less (G3)', async () => {
  const sealed = await seal(text, key, '/downloads')
  // Stretching the key takes long on purpose; it is the same for all of them.
  const { subtle } = crypto
  const stretch = vi.spyOn(subtle, 'deriveBits')
  await unseal(sealed, key, '/downloads')
  const stretched = await stretch.mock.results[0]?.value
  stretch.mockResolvedValue(stretched)
  expect(await unseal(sealed, key, '/downloads')).toBe(text)
  const opened: string[] = []
  let tried = 0
  const tryOther = async (other: string) => {
    tried++
    if ((await unseal(other, key, '/downloads')) !== undefined) opened.push(other)
  }
  for (let at = 0; at < sealed.length; at++) {
    for (let bit = 0; bit < 8; bit++)
      await tryOther(
        sealed.slice(0, at) + String.fromCharCode(sealed.charCodeAt(at) ^ (1 << bit)) + sealed.slice(at + 1),
      )
    await tryOther(sealed.slice(0, at))
  }
  for (const more of ['.', '.AAAA', 'A', '=', ' ', '\n']) await tryOther(sealed + more)
  vi.restoreAllMocks()
  expect(tried).toBeGreaterThan(500)
  expect(opened).toEqual([])
})
