import { expect, test } from 'vitest'
import { writeZip } from './zip'

test('an archive is what unzip has read: a text, and a name with a letter of its own in a folder', () => {
  const archive = writeZip([
    { name: 'a.txt', bytes: Buffer.from('hello\n') },
    { name: 'ö/b.txt', bytes: Buffer.from([0, 255]) },
  ])
  expect(archive.toString('base64')).toMatchInlineSnapshot(
    `"UEsDBBQAAAgAAAAAIQAgMDo2BgAAAAYAAAAFAAAAYS50eHRoZWxsbwpQSwMEFAAACAAAAAAhAHL922wCAAAAAgAAAAgAAADDti9iLnR4dAD/UEsBAhQAFAAACAAAAAAhACAwOjYGAAAABgAAAAUAAAAAAAAAAAAAAAAAAAAAAGEudHh0UEsBAhQAFAAACAAAAAAhAHL922wCAAAAAgAAAAgAAAAAAAAAAAAAAAAAKQAAAMO2L2IudHh0UEsFBgAAAAACAAIAaQAAAFEAAAAAAA=="`,
  )
})
