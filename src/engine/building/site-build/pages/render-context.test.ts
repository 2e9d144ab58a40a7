import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readTabIcon } from './render-context'

const folder = mkdtempSync(join(tmpdir(), 'tab-icon-'))
mkdirSync(join(folder, 'public'))
afterAll(() => rmSync(folder, { recursive: true }))

const drawing = `<svg xmlns="http://www.w3.org/2000/svg"><style>a::after{content:'100% "é"'}</style><path id="a#b"/></svg>`

const iconOf = (name: string, text: string) => {
  writeFileSync(join(folder, 'public', name), text)
  return readTabIcon(folder, `/${name}`)
}

test('a small drawing becomes a data: address, in which no character ends it early', () => {
  const address = iconOf('small.svg', `${drawing}\n`)
  expect(address).toMatch(/^data:image\/svg\+xml,[^\s"<>#&]+$/)
  expect(decodeURIComponent(address?.split(/,(.*)/s)[1] ?? '')).toBe(drawing)
})

/** A drawing of so many bytes: "é" has two. */
const ofBytes = (bytes: number) => drawing.replace('é', `é${'-'.repeat(bytes - Buffer.byteLength(drawing))}`)

test.each([
  ['a drawing of 1,000 bytes comes with the page', 'icon.svg', 1000, true],
  ['a larger one stays a file', 'icon.svg', 1001, false],
  ['so does what is no drawing', 'icon.png', 500, false],
])('%s', (_, name, bytes, isInPage) => {
  expect(iconOf(name, ofBytes(bytes)) !== undefined).toBe(isInPage)
})

test('a site may have no icon', () => {
  expect(readTabIcon(folder)).toBeUndefined()
})
