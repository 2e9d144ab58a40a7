import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { mayHoldMetadata, removeMetadata } from '.'
import { orientationIn } from './exif'
import { viewOf } from './parts'

const draw = (): Sharp =>
  sharp({
    create: {
      width: 24,
      height: 12,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })

const secret = 'Ada Fox of Hollow Lane'

const noted = (orientation = 1): Sharp =>
  draw()
    .withMetadata({ orientation })
    .withExif({
      IFD0: { Artist: secret, Copyright: secret },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100', GPSAreaInformation: secret },
    })
    .withXmp(
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="${secret}"/></rdf:RDF></x:xmpmeta>`,
    )
    .withIccProfile('p3')

const save = {
  jpeg: (picture: Sharp) => picture.jpeg().toBuffer(),
  'progressive jpeg': (picture: Sharp) => picture.jpeg({ progressive: true }).toBuffer(),
  png: (picture: Sharp) => picture.png().toBuffer(),
  webp: (picture: Sharp) => picture.webp().toBuffer(),
  'lossless webp': (picture: Sharp) => picture.webp({ lossless: true }).toBuffer(),
  avif: (picture: Sharp) => picture.avif({ effort: 0 }).toBuffer(),
  tiff: (picture: Sharp) => picture.tiff().toBuffer(),
}

const clear = (bytes: Uint8Array): Buffer => {
  const parts = removeMetadata(bytes)
  if (!parts) throw new Error('It holds no notes.')
  return Buffer.concat(parts)
}

const pixelsOf = (bytes: Uint8Array) => sharp(bytes, { failOn: 'warning' }).autoOrient().raw().toBuffer()

async function lookOf(bytes: Uint8Array) {
  const { width, height, pages, delay, loop, autoOrient, icc } = await sharp(bytes).metadata()
  return { width, height, pages, delay, loop, autoOrient, icc, pixels: await pixelsOf(bytes) }
}

describe.each(Object.entries(save))('a %s', (_, toBytes) => {
  test.each([1, 6])('is cleared of place and owner, and looks as before: orientation %s', async (turned) => {
    const bytes = await toBytes(noted(turned))
    const cleared = clear(bytes)
    expect(cleared.toString('latin1')).not.toMatch(/Ada Fox|Hollow/)
    const { exif } = await sharp(cleared).metadata()
    // No more than how it is turned; zeros take the place of what cannot be cut out.
    expect([...(exif?.subarray(40) ?? [])].filter((byte) => byte !== 0)).toEqual([])
    expect(await lookOf(cleared)).toEqual(await lookOf(bytes))
  })

  test('without notes stays as it is', async () => {
    const bytes = await toBytes(noted(6))
    expect(removeMetadata(clear(bytes))).toBeUndefined()
    expect(removeMetadata(await toBytes(draw()))).toBeUndefined()
  })

  test('that is cut off or damaged anywhere ends nothing', async () => {
    const bytes = await toBytes(noted(6))
    for (let at = 0; at < bytes.length; at += 7) {
      removeMetadata(bytes.subarray(0, at))
      removeMetadata(Buffer.concat([bytes.subarray(0, at), Buffer.alloc(9, 0xff), bytes.subarray(at + 9)]))
    }
  })
})

const frames = await Promise.all([1, 2, 3].map(() => draw().png().toBuffer()))

test('a tiff is cleared of what lies in lists of its own', async () => {
  const { exif } = await sharp(await noted(6).jpeg().toBuffer()).metadata()
  const bytes = Buffer.from(exif?.subarray(6) ?? [])
  expect(bytes.toString('latin1')).toMatch(/Ada Fox.*Ada Fox/s)
  const cleared = clear(bytes)
  const lists = [0x8769, 0x8825].map((tag) => Buffer.from([tag & 255, tag >> 8, 4, 0, 1, 0, 0, 0]))
  expect(lists.map((list) => [bytes.includes(list), cleared.includes(list)])).toEqual([
    [true, false],
    [true, false],
  ])
  expect(cleared.toString('latin1')).not.toMatch(/Ada Fox/)
  expect(orientationIn(viewOf(cleared), 0)).toBe(6)
})

test('a moving webp still moves', async () => {
  const bytes = await sharp(frames, { join: { animated: true } })
    .withExif({ IFD0: { Artist: secret } })
    .webp()
    .toBuffer()
  expect(bytes.toString('latin1')).toContain(secret)
  const cleared = clear(bytes)
  expect(cleared.toString('latin1')).not.toContain(secret)
  expect(await lookOf(cleared)).toEqual(await lookOf(bytes))
})

test('a moving gif loses its comment alone', async () => {
  const bytes = await sharp(frames, { join: { animated: true } })
    .gif({ loop: 2 })
    .toBuffer()
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe, secret.length]), Buffer.from(secret), Buffer.from([0])])
  const end = bytes.length - 1
  expect(clear(Buffer.concat([bytes.subarray(0, end), comment, bytes.subarray(end)]))).toEqual(bytes)
})

test('a png loses its texts, and what follows its end', async () => {
  const bytes = await draw().png().toBuffer()
  const named = await draw().png().withXmp(`<x>${secret}</x>`).toBuffer()
  expect((await sharp(named).metadata()).xmp?.toString()).toContain(secret)
  expect((await sharp(clear(named)).metadata()).xmp).toBeUndefined()
  expect(clear(Buffer.concat([bytes, Buffer.from(secret)]))).toEqual(bytes)
})

test('the bytes that it is given stay', async () => {
  for (const toBytes of Object.values(save)) {
    const bytes = await toBytes(noted(6))
    const before = new Uint8Array(bytes)
    clear(bytes)
    expect(new Uint8Array(bytes)).toEqual(before)
  }
})

test('a jpeg loses comments, and the pictures that a camera writes after its end', async () => {
  const bytes = await draw().jpeg().toBuffer()
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 2 + secret.length]), Buffer.from(secret)])
  const second = await noted().jpeg().toBuffer()
  expect(clear(Buffer.concat([bytes.subarray(0, 2), comment, bytes.subarray(2), second]))).toEqual(bytes)
})

test.each([
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>', false],
  ['a document', '%PDF-1.7', false],
  ['a GIF', 'GIF89a', true],
])('of %s, its first bytes tell whether it may hold notes', (_, text, may) => {
  expect(mayHoldMetadata(Buffer.from(text))).toBe(may)
})
