import { expect, test } from 'vitest'
import type { FileKind } from '../file-store'
import { type PictureTools, prepareFile } from './prepare-file'

const none: PictureTools = { open: async () => undefined, prepare: async () => undefined }

const upload = (name: string, content: string, kind: FileKind) =>
  prepareFile({ name, bytes: new TextEncoder().encode(content), kind }, 100, none)

const animation = (parts: object) => JSON.stringify({ fr: 30, ip: 0, op: 60, layers: [], ...parts })

test.each<[string, FileKind, string, RegExp]>([
  ['a.json', 'animation', animation({ assets: [{ p: 'a.png' }] }), /"a\.png".*"Include in JSON"/],
  [
    'a.json',
    'animation',
    animation({ layers: [{ nm: 'Wheel', ks: { r: { k: 0, x: 'time' } } }] }),
    /"Wheel".*keyframes/,
  ],
  [
    'a.svg',
    'image',
    '<svg xmlns="http://www.w3.org/2000/svg"><foreignObject/><g data-figma-bg-blur-radius="4" style="backdrop-filter:blur(1px)"/></svg>',
    /a background blur.*export it as \.png/,
  ],
])('an upload "%s" as %s that would not be shown is refused with its repair', async (name, kind, content, words) => {
  expect(await upload(name, content, kind)).toEqual({ problem: expect.stringMatching(words) })
})
