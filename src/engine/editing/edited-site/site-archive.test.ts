import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readArchive, writeArchive } from './site-archive'

const site = {
  text: '{"pages": []}\n',
  files: [{ address: '/ö/b.png', bytes: new Uint8Array([0, 255]) }],
}

test('writes the archive that unzip was seen to read: a text, and a non-ASCII name in a folder', () => {
  expect(Buffer.from(writeArchive(site)).toString('base64')).toMatchInlineSnapshot(
    `"UEsDBBQAAAAAAAAAIQDTcuArDgAAAA4AAAAKAAAAcGFnZXMuanNvbnsicGFnZXMiOiBbXX0KUEsDBBQAAAgAAAAAIQBy/dtsAgAAAAIAAAAPAAAAcHVibGljL8O2L2IucG5nAP9QSwECFAAUAAAAAAAAACEA03LgKw4AAAAOAAAACgAAAAAAAAAAAAAAAAAAAAAAcGFnZXMuanNvblBLAQIUABQAAAgAAAAAIQBy/dtsAgAAAAIAAAAPAAAAAAAAAAAAAAAAADYAAABwdWJsaWMvw7YvYi5wbmdQSwUGAAAAAAIAAgB1AAAAZQAAAAAA"`,
  )
})

test('an archive holds what was put into it', () => {
  expect(readArchive(writeArchive(site))).toEqual(site)
})

test.each([
  ['the folder of the site', { 'fox/pages.json': '{}', 'fox/public/a.svg': 'a', 'fox/src/a.ts': 'b' }, ['/a.svg']],
  [
    'hidden files, and names that lead out of public/',
    { 'pages.json': '{}', 'public/.env': 'a', 'public/../b': 'b' },
    [],
  ],
  ['a folder alone', { 'pages.json': '{}', 'public/images/': '' }, []],
])('of an archive with %s, the files of public/ are taken', (_, entries, addresses) => {
  const contents = Object.entries(entries).map(([name, text]) => [name, new TextEncoder().encode(text)])
  expect(readArchive(zipSync(Object.fromEntries(contents)))?.files.map(({ address }) => address)).toEqual(addresses)
})

test('an archive of something else holds no site, and a damaged one is refused', () => {
  expect(readArchive(zipSync({ 'a/b/pages.json': new Uint8Array(2) }))).toBeUndefined()
  expect(() => readArchive(writeArchive(site).subarray(0, 40))).toThrow()
})
