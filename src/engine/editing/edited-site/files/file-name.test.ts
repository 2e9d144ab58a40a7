import { expect, test } from 'vitest'
import { deviceIn, oddNameIn } from '../../../content/check/files/windows-name'
import { readableName } from './file-name'

test.each([
  ['Küche (3).JPG', 'kueche-3'],
  ['con.png', 'con-picture'],
  ['AUX.tar.png', 'aux-tar'],
  ['nul', 'nul-picture'],
  ['com1.svg', 'com1-picture'],
  ['LPT¹.svg', 'lpt1-picture'],
  ['console.png', 'console'],
  ['con .png', 'con-picture'],
  ['trailing. .', 'trailing'],
  ['12:30.png', '12-30'],
  ['C:\\fotos\\con', 'con-picture'],
  ['...', 'picture'],
  ['.png', 'picture'],
  ['', 'picture'],
  [`${'long'.repeat(100)}.png`, 'long'.repeat(15)],
])('"%s" gets a name that can be published', (name, stem) => {
  const given = readableName(name, 'png', 'picture', 'de')
  expect(given).toBe(`${stem}.png`)
  expect([deviceIn(given), oddNameIn(given)]).toEqual([undefined, undefined])
})
