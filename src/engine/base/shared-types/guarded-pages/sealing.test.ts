import { beforeAll, expect, test } from 'vitest'
import { deriveLock, type PageLock, type Slot, seal, unseal } from './sealing'

const key = 'c0ffee00c0ffee11c0ffee22c0ffee33'
const path = '/downloads'
const text = 'Six guides, “with care” ✓'
const long = text.repeat(1000)

let lock: PageLock
let sealed: string
let longSealed: string
beforeAll(async () => {
  lock = await deriveLock(key, path)
  ;({ data: sealed, html: longSealed } = await seal({ data: text, html: long }, key, path))
})

test('sealed content opens only with its key and its path (G3)', async () => {
  expect(sealed).not.toContain('guides')
  expect(await unseal(sealed, 'data', lock)).toBe(text)
  expect(await unseal(sealed, 'data', await deriveLock(`${key}0`, path))).toBeUndefined()
  expect(await unseal(sealed, 'data', await deriveLock(key, '/other'))).toBeUndefined()
  expect(await unseal(sealed, 'data', { ...lock, path: '/other' })).toBeUndefined()
})

test('the same content gives the same bytes; other content, other slots and other pages have nonces of their own', async () => {
  const { data, html } = await seal({ data: text, html: text }, key, path)
  expect(data).toBe(sealed)
  const others = [(await seal({ data: `${text}!`, html: '' }, key, path)).data]
  others.push((await seal({ data: text, html: '' }, key, '/other')).data)
  // The first sixteen characters are the nonce.
  expect(new Set([sealed, html, ...others].map((other) => other.slice(0, 16))).size).toBe(4)
})

test('content of one slot opens in no other, and content of an older format opens nowhere (G3)', async () => {
  expect(await unseal(sealed, 'html', lock)).toBeUndefined()
  expect(await unseal(longSealed, 'data', lock)).toBeUndefined()
  const iv = new Uint8Array(12)
  const content = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const packed = await new Response(content).arrayBuffer()
  const lockOld = async (place: string) => {
    const algorithm = { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(place) }
    return Buffer.concat([iv, Buffer.from(await crypto.subtle.encrypt(algorithm, lock.key, packed))]).toString('base64')
  }
  for (const slot of ['data', 'html'] satisfies Slot[]) {
    expect(await unseal(await lockOld(`2 ${slot} ${path}`), slot, lock)).toBe(text)
    for (const place of [path, `1 ${slot} ${path}`, `${slot} ${path}`])
      expect(await unseal(await lockOld(place), slot, lock)).toBeUndefined()
  }
})

test('content is compressed before it is encrypted', async () => {
  expect(longSealed.length).toBeLessThan(long.length / 50)
  expect(await unseal(longSealed, 'html', lock)).toBe(long)
})

test.each(['', '.', 'no base64!', 'AAAA', 'AAAA'.repeat(20)])('other text does not open: %j', async (other) => {
  expect(await unseal(other, 'data', lock)).toBeUndefined()
})

test('any changed bit is refused, and so is any added or missing part (G3)', async () => {
  const opened: string[] = []
  let tried = 0
  const tryOther = async (other: string) => {
    tried++
    if ((await unseal(other, 'data', lock)) !== undefined) opened.push(other)
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
