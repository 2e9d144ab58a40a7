import { expect, test } from 'vitest'
import { inPairs } from './in-pairs'

const short = { title: 'Money', html: '<p>We take no gifts.</p>' }
const long = { title: 'Truth', html: `<p>${'We check facts. '.repeat(40)}</p>` }
const drawn = { ...short, image: { src: '/images/cake.svg', alt: 'A cake' } }

test.each([
  ['two short ones', [long, short, short, long], [1, 2]],
  ['the first two of three', [short, short, short], [0, 1]],
  ['four, two by two', [short, short, short, short], [0, 1, 2, 3]],
  ['no clause without a neighbour', [short, long, short], []],
  ['none with a picture', [short, drawn, short], []],
])('pairs %s (S7)', (_, clauses, places) => {
  expect([...inPairs(clauses)]).toEqual(places)
})
