import { expect, test } from 'vitest'
import { cleanOutput } from './clean-output'

const said = (address: string) => `fatal: unable to access '${address}': it is away`

test.each([
  ['https://fox:secret@fox.example/site.git', 'https://fox.example/site.git'],
  ['https://secret@fox.example/site.git', 'https://fox.example/site.git'],
  ['ssh://fox:secret@fox.example:22/site.git', 'ssh://fox.example:22/site.git'],
  ['https://fox:s%40cret@fox.example/site.git', 'https://fox.example/site.git'],
  ['https://fox:secr@et@fox.example/site.git', 'https://fox.example/site.git'],
  ['https://fox:sec/ret@fox.example/site.git', 'https://fox.example/site.git'],
  ['HTTPS://fox:secret@fox.example/site.git', 'HTTPS://fox.example/site.git'],
  ['ftp://fox:secret@fox.example/site.git', 'ftp://fox.example/site.git'],
  ['git+ssh://fox:secret@fox.example/site.git', 'git+ssh://fox.example/site.git'],
  ['https%3A%2F%2Ffox%3Asecret%40fox.example%2Fsite', 'https%3A%2F%2Ffox.example%2Fsite'],
  ['fox:secret@fox.example', 'fox.example'],
  ['https://fox:sec\u001b[0mret@fox.example/site.git', 'https://fox.example/site.git'],
])('removes the password from %s', (address, words) => {
  expect(cleanOutput(said(address))).toBe(said(words))
})

test.each([
  'git@fox.example:fox/site.git',
  'https://fox.example:8443/fox/site@2',
  'https://fox.example/@fox/site',
  'https://fox.example/site.git',
])('does not change %s', (address) => {
  expect(cleanOutput(said(address))).toBe(said(address))
})

test('does not leave a part of a password where a long text is cut', () => {
  const text = `https://fox:secret@fox.example/${'a'.repeat(7983)}`
  expect(cleanOutput(text)).not.toContain('ret@')
})
