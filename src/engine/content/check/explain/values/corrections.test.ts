import { expect, test } from 'vitest'
import { corrected, correctedPath } from './corrections'

const pattern = '^/$|^(/[a-z0-9]+(-[a-z0-9]+)*)+$'

test.each([
  ['de', '/Über uns', '/ueber-uns'],
  ['ar', '/دورات/العود', '/durat/alaud'],
  ['ja', '/第一', undefined],
])('on a site in %s the address "%s" was meant as %s', (language, path, meant) => {
  expect(correctedPath(path, pattern, { site: { language } })).toBe(meant)
})

test.each([
  ['/en_visit', '/en/visit'],
  ['/visit.en', '/en/visit'],
  ['/fr_visit', '/fr-visit'],
])('on a site that has English too the address "%s" was meant as %s', (path, meant) => {
  expect(correctedPath(path, pattern, { site: { language: 'de', languages: { en: {} } } })).toBe(meant)
})

test.each([
  ['4.30 pm', '^\\d\\d:\\d\\d$', '16:30'],
  ['12 a.m.', '^\\d\\d:\\d\\d$', '00:00'],
  ['16 Uhr', '^\\d\\d:\\d\\d$', '16:00'],
  ['9:00', '^\\d\\d:\\d\\d$', '09:00'],
  ['25:00', '^\\d\\d:\\d\\d$', undefined],
  ['Deutsch', '^[a-z]{2}$', 'de'],
  ['german', '^[a-z]{2}$', 'de'],
  ['6 months', '^in \\d+ months$', 'in 6 months'],
  ['20261107', '^\\d{4}-\\d\\d-\\d\\d$', '2026-11-07'],
  ['2026-11-07T00:00:00.000Z', '^\\d{4}-\\d\\d-\\d\\d$', '2026-11-07'],
])('"%s" for %s was meant as %s', (text, form, meant) => {
  expect(corrected(text, form)).toBe(meant)
})
