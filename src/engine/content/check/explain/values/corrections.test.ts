import { expect, test } from 'vitest'
import { correctedPath } from './corrections'

const pattern = '^/$|^(/[a-z0-9]+(-[a-z0-9]+)*)+$'

test.each([
  ['de', '/Über uns', '/ueber-uns'],
  ['ar', '/دورات/العود', '/durat/alaud'],
  ['ja', '/第一', undefined],
])('on a site in %s the address "%s" was meant as %s', (language, path, meant) => {
  expect(correctedPath(path, pattern, { site: { language } })).toBe(meant)
})
