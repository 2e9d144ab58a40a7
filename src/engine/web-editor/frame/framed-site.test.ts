import { expect, test } from 'vitest'
import { frameAddress, readFrameAddress } from './framed-site'

const read = (address: string) => readFrameAddress(new URL(address, 'https://edit.example') as unknown as Location)

test.each([
  ['/about', 'now'],
  ['/offer~from-2027-01-12#team', 'before'],
] as const)('a frame of %s reads its address as it was written', (path, state) => {
  expect(read(frameAddress(path, state))).toEqual({ path, state })
})

test.each([
  ['/frame.html', '/'],
  ['/frame.html#//evil.example/', '/'],
  ['/frame.html#/\\evil.example', '/'],
  ['/frame.html#about', '/'],
  // A host sends the same document for addresses that it does not know.
  ['/about#team', '/about#team'],
])('the frame at %s shows %s', (address, path) => {
  expect(read(address).path).toBe(path)
})
