import { expect, test } from 'vitest'
import { sourceOf } from '../file-source'
import { inspectAnimation } from './animation'

const inspect = (parts: object) => {
  const fields = { fr: 30, ip: 0, op: 60, layers: [], ...parts }
  return inspectAnimation(sourceOf('a.json', new TextEncoder().encode(JSON.stringify(fields))))
}

const turns = (x: unknown, more = {}) => ({ ty: 4, ks: { r: { a: 0, k: 0, x } }, ...more })
const picture = { id: 'a', w: 10, h: 10, u: 'images/', p: 'img_0.png', e: 0 }

test.each([
  ['shapes alone', { layers: [turns(undefined)] }],
  ['pictures in it', { assets: [{ ...picture, u: '', p: 'data:image/png;base64,AA==', e: 1 }] }],
  ['a sound, which is not played', { assets: [{ id: 'a', u: '', p: 'fox.mp3' }] }],
  [
    'what is called x and is no expression',
    { layers: [{ ks: { p: { s: true, x: { a: 0, k: 1 } }, r: { k: [{ i: { x: [0.5], y: [1] } }] } }, nm: 'x' }] },
  ],
])('an animation with %s is played', async (_, parts) => {
  expect(await inspect(parts)).toEqual({ isAnimation: true })
})

const code = 'var $bm_rt = time * 360'

test.each([
  ['a picture outside', { assets: [picture] }, { kind: 'picture-outside', picture: 'images/img_0.png' }],
  [
    'a picture of another site',
    { assets: [{ p: 'https://a.example/b.png' }] },
    { kind: 'picture-outside', picture: 'https://a.example/b.png' },
  ],
  ['an expression', { layers: [turns(1), turns(code)] }, { kind: 'expressions' }],
  [
    'an expression in a part that is used several times',
    { assets: [{ id: 'a', layers: [turns(code, { nm: 'Wheel' })] }] },
    { kind: 'expressions', layer: 'Wheel' },
  ],
])('an animation with %s is refused', async (_, parts, damage) => {
  expect(await inspect(parts)).toEqual({ isAnimation: false, damage })
})
