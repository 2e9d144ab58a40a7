import { expect, test } from 'vitest'
import { keepOwnSettings } from './vercel'

const generated = '{\n  "cleanUrls": true,\n  "redirects": []\n}\n'

test('settings of a studio stay in vercel.json, and those that we write are ours', () => {
  const own = '{ "crons": [{ "path": "/hook", "schedule": "0 6 * * *" }], "cleanUrls": false }'
  const kept = keepOwnSettings(generated, own)
  expect(JSON.parse(kept)).toEqual({ ...JSON.parse(generated), crons: JSON.parse(own).crons })
  const formatted = JSON.stringify(JSON.parse(kept), null, '\t')
  expect(keepOwnSettings(generated, formatted)).toBe(formatted)
})

test.each(['', '[]', '{'])('%j in place of an object is replaced', (current) => {
  expect(keepOwnSettings(generated, current)).toBe(generated)
})
