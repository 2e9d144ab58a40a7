import { readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { fileOf, loopNames, pathOf, readLoop } from '../../artwork/loops'
import { drawingsOf } from '../../artwork/motion/timeline'

// The showreel is cut from other loops, and all are drawn with one kit: a change of one file may change several films.
test.each(loopNames)('public/loops/%s.json is what its drawings give', async (name) => {
  const isSame = readFileSync(pathOf(name), 'utf8') === fileOf(drawingsOf(await readLoop(name)))
  expect(isSame, `public/loops/${name}.json is out of date: run "npm run loops -- ${name}"`).toBe(true)
})

test('every film in public/loops has its drawings', () => {
  const films = readdirSync(dirname(pathOf('any'))).map((file) => file.replace(/\.json$/, ''))
  expect(films.sort()).toEqual([...loopNames].sort())
})
