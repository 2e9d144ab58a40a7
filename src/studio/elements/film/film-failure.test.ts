import { expect, test } from 'vitest'
import { filmFailure } from './film-failure'

const noEmbedCode = 'There was an error fetching the embed code from Vimeo.'

test.each([
  [new Error('“https://vimeo.com/1” was not found.'), '“https://vimeo.com/1” was not found.'],
  [new TypeError('“one” is not a valid video id.'), '“one” is not a valid video id.'],
  [new SyntaxError('Unexpected token <'), noEmbedCode],
  [new TypeError("Cannot read properties of null (reading 'html')"), noEmbedCode],
  ['nothing', noEmbedCode],
])("the player's own words are passed on, a browser's are not: %s (X1)", (error, words) => {
  expect(filmFailure(error)).toBe(words)
})
