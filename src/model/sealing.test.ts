import { beforeAll, expect, test } from 'vitest'
import { deriveLock, type PageLock, seal, unseal } from './sealing'

const key = 'c0ffee00c0ffee11c0ffee22c0ffee33'
const path = '/downloads'
const text = 'Six guides, “with care” ✓'
const long = text.repeat(1000)

let lock: PageLock
let sealed: string
let longSealed: string
beforeAll(async () => {
  lock = await deriveLock(key, path)
  ;[sealed = '', longSealed = ''] = await seal([text, long], key, path)
})

test('what was sealed opens with its key and its path, and with nothing else (G3)', async () => {
  expect(sealed).not.toContain('guides')
  expect(await unseal(sealed, lock)).toBe(text)
  expect(await unseal(sealed, await deriveLock(`${key}0`, path))).toBeUndefined()
  expect(await unseal(sealed, await deriveLock(key, '/other'))).toBeUndefined()
  expect(await unseal(sealed, { ...lock, path: '/other' })).toBeUndefined()
})

test('the same content gives the same bytes, other content and other pages other ones', async () => {
  expect(await seal([text, text], key, path)).toEqual([sealed, sealed])
  const others = [...(await seal([`${text}!`], key, path)), ...(await seal([text], key, '/other'))]
  // The first sixteen signs are the nonce.
  expect(new Set([sealed, ...others].map((other) => other.slice(0, 16))).size).toBe(3)
})

test('what repeats itself is packed before it is locked: no host could pack it afterwards', async () => {
  expect(longSealed.length).toBeLessThan(long.length / 50)
  expect(await unseal(longSealed, lock)).toBe(long)
})

test.each(['', '.', 'no base64!', 'AAAA', 'AAAA'.repeat(20)])(
  'what is no sealed text does not open: %j',
  async (other) => {
    expect(await unseal(other, lock)).toBeUndefined()
  },
)

test('a changed bit is refused, whichever it is of several hundred; so are a piece more and a piece less (G3)', async () => {
  const opened: string[] = []
  let tried = 0
  const tryOther = async (other: string) => {
    tried++
    if ((await unseal(other, lock)) !== undefined) opened.push(other)
  }
  for (let at = 0; at < sealed.length; at++) {
    for (let bit = 0; bit < 8; bit++)
      await tryOther(
        sealed.slice(0, at) + String.fromCharCode(sealed.charCodeAt(at) ^ (1 << bit)) + sealed.slice(at + 1),
      )
    await tryOther(sealed.slice(0, at))
  }
  for (const more of ['.', 'AAAA', 'A', '=', ' ', '\n']) await tryOther(sealed + more)
  expect(tried).toBeGreaterThan(500)
  expect(opened).toEqual([])
})
