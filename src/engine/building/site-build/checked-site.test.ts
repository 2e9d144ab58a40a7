import { expect, test } from 'vitest'
import { readCase } from '../../../../tests/sites/broken-content'
import { at, filesFor } from '../../../../tests/sites/broken-content-files'
import { listSchemas } from '../../../../tests/sites/list-schemas'
import { engineRoot } from '../../folders/studio-folder/engine-root'
import { readWords } from '../../folders/studio-folder/read-words'
import { type CheckedSite, checkSource } from './checked-site'

const text = readCase('listed-nothing-wrong')
const words = await readWords(engineRoot, engineRoot)
const check = (written: string) =>
  checkSource(
    { schemas: listSchemas, rules: [], words, text: written, files: filesFor(text), folder: '', at },
    { root: engineRoot, site: '', out: '', notify: () => undefined, progress: () => undefined },
  ) as CheckedSite

test('pages that lists make do not keep the text of a site from its editor, drafts do', () => {
  const { content, written, isAllPublic } = check(text)
  expect([content.pages.length > written.pages.length, isAllPublic]).toEqual([true, true])
  expect(check(text.replace('"path": "/news/award"', '"draft": true, $&')).isAllPublic).toBe(false)
})
