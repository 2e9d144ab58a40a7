import { expect, test } from 'vitest'
import { writeZip } from './zip'

test('writes the archive that unzip was seen to read: a text, and a non-ASCII name in a folder', () => {
  const archive = writeZip([
    { name: 'a.txt', bytes: Buffer.from('hello\n') },
    { name: 'ö/b.txt', bytes: Buffer.from([0, 255]) },
  ])
  expect(archive.toString('base64')).toMatchInlineSnapshot(
    `"UEsDBBQAAAgAAAAAIQAgMDo2BgAAAAYAAAAFAAAAYS50eHRoZWxsbwpQSwMEFAAACAAAAAAhAHL922wCAAAAAgAAAAgAAADDti9iLnR4dAD/UEsBAhQAFAAACAAAAAAhACAwOjYGAAAABgAAAAUAAAAAAAAAAAAAAAAAAAAAAGEudHh0UEsBAhQAFAAACAAAAAAhAHL922wCAAAAAgAAAAgAAAAAAAAAAAAAAAAAKQAAAMO2L2IudHh0UEsFBgAAAAACAAIAaQAAAFEAAAAAAA=="`,
  )
})
