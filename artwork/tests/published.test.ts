import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { thankYou } from '../animation/thank-you'
import { guides } from '../documents/guides'
import type { FaceBox } from '../kit/faces'
import { filmPath, loopNames, readLoop, writeFilm } from '../motion/loop-files'
import { drawingsOf } from '../motion/timeline'
import { drawScene, writeFaces } from '../pictures/draw-scene'
import { allRasters } from '../pictures/rasters'
import { allScenes, isStill } from '../pictures/scenes'
import { animationPath, facesFile, images, nameOf } from '../places'
import { isOutdated, type Rendering } from '../rendered'
import { sounds } from '../sound/sound-files'
import { cuts } from '../typefaces/cuts'

/** What is published is what is drawn here. A picture that was removed from public/ is not missed. */
const outOfDate = (command: string) => `Out of date: run "npm run ${command}" in artwork/`

const outdated = (renderings: readonly Rendering[]) => renderings.filter(isOutdated).map(({ path }) => nameOf(path))

// The showreel is cut from other loops, and all are drawn with one kit: a change of one file may change several films.
test.each(loopNames)('the loop %s', async (name) => {
  const isSame = readFileSync(filmPath(name), 'utf8') === writeFilm(drawingsOf(await readLoop(name)))
  expect(isSame, outOfDate(`loops -- ${name}`)).toBe(true)
})

test('every film in public/loops has its drawings', () => {
  const films = readdirSync(dirname(filmPath('any'))).map((file) => file.replace(/\.json$/, ''))
  expect(films.sort()).toEqual([...loopNames].sort())
})

test('the pictures, their sprite sheets and their faces', async () => {
  const faces = new Map<string, FaceBox[]>()
  const changed: string[] = []
  for await (const scene of allScenes()) {
    const drawn = await drawScene(scene)
    faces.set(scene.key, drawn.faces)
    for (const { name, svg } of isStill(scene.key) ? drawn.sheets : [drawn.picture, ...drawn.sheets]) {
      const path = join(images, `${name}.svg`)
      if (existsSync(path) && readFileSync(path, 'utf8') !== svg) changed.push(nameOf(path))
    }
  }
  expect(changed, outOfDate('draw')).toEqual([])
  expect(readFileSync(facesFile, 'utf8') === writeFaces(faces), outOfDate('draw')).toBe(true)
})

test('the pictures of pixels', async () => {
  expect(outdated(await allRasters()), outOfDate('rasterise')).toEqual([])
})

test('the sounds', () => {
  expect(outdated(sounds), outOfDate('sounds')).toEqual([])
})

test('the guides', () => {
  expect(outdated(guides), outOfDate('documents')).toEqual([])
})

test('the typefaces', () => {
  expect(outdated(cuts), outOfDate('typefaces')).toEqual([])
})

test('the animation', () => {
  expect(readFileSync(animationPath, 'utf8') === thankYou(), outOfDate('animation')).toBe(true)
})
