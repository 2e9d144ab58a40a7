import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { earth, foreignColours, onlyEarth } from '../kit/techniques/earth'
import { allScenes, isStill } from '../pictures/scenes'
import { publicFolder } from '../places'

/** What every loop and its sheet begin with. The shots of this one begin with no line at all, and take their own. */
const [usualStroke, sheet] = ['"stroke":"#1d1b3a"', '{"f":"","s":"#1d1b3a","w":9}']

/** The page says how Natural Capital was made: its pictures keep that promise. */
const published = [
  'images/projects/natural-capital/cover.svg',
  'images/projects/natural-capital/cover-moving.svg',
  'images/films/natural-capital.svg',
  'loops/natural-capital.json',
].map((file) => readFileSync(join(publicFolder, file), 'utf8').replaceAll(sheet, '').replace(usualStroke, ''))

test('Natural Capital is drawn with fourteen colours, all of them, and no other', async () => {
  const stills: string[] = []
  for await (const { key, draw } of allScenes('projects/natural-capital/')) if (isStill(key)) stills.push(draw())
  const pictures = [...published, ...stills].join('')
  expect(foreignColours(pictures)).toEqual([])
  expect(Object.values(earth).filter((colour) => !pictures.includes(colour))).toEqual([])
  expect(Object.keys(earth)).toHaveLength(14)
})

test('a colour of the house and a see-through part are refused', () => {
  expect(() => onlyEarth('<path fill="#ffb52e"/>')).toThrow('#ffb52e')
  expect(() => onlyEarth(`<path fill="${earth.moss}" opacity=".5"/>`)).toThrow('see-through')
})
