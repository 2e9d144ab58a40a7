import { expect, test } from 'vitest'
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

test('a changed bit anywhere is refused (G3)', async () => {
  const sealed = await seal(text, key, '/downloads')
  const [iv = '', locked = ''] = sealed.split('.')
  const flip = (part: string, place: number) => {
    const bytes = Buffer.from(part, 'base64')
    bytes[place] = (bytes[place] ?? 0) ^ 1
    return bytes.toString('base64')
  }
  expect(await unseal(`${flip(iv, 3)}.${locked}`, key, '/downloads')).toBeUndefined()
  expect(await unseal(`${iv}.${flip(locked, 0)}`, key, '/downloads')).toBeUndefined()
  expect(await unseal(`${iv}.${flip(locked, 30)}`, key, '/downloads')).toBeUndefined()
})
