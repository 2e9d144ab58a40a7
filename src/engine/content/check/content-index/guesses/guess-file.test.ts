import { expect, test } from 'vitest'
import { readContent } from '../read-content'
import { createFileGuesser } from './guess-file'

test('another ending is found among any number of files', () => {
  const names = Array.from({ length: 300 }, (_, index) => `/images/picture-${index}-of-a-row`)
  const files = new Map(names.map((name) => [`${name}.svg`, { bytes: 1 }]))
  const guessFile = createFileGuesser(readContent({}, [], files))
  expect(names.map((name) => guessFile(`${name}.png`)?.name)).toEqual([...files.keys()])
})

test('only unused files are suggested for a missing one', () => {
  const files = new Map(['ben-marlow', 'ada-finch'].map((name) => [`/people/${name}.svg`, { bytes: 1 }]))
  const used = { format: 'image', value: '/people/ben-marlow.svg', pointer: '/pages/0/image' }
  const guessFile = createFileGuesser(readContent({}, [used] as Parameters<typeof readContent>[1], files))
  expect(guessFile('/people/ada-marlow.svg')).toEqual({ name: '/people/ada-finch.svg', isSure: false })
})
