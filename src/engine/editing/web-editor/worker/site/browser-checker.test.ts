import { expect, test, vi } from 'vitest'
import { studio } from '../../../../../../tests/sites/memory-site'
import { Failure } from '../../../../base/shared-types/failure'
import { blobIdOf } from '../../../../content/file-inspection/blob-id'
import { BrowserChecker } from './browser-checker'

const soundText = await blobIdOf(new TextEncoder().encode(studio.text))

function open() {
  const loadValidator = vi.fn(async () => studio.validate)
  const loadParser = vi.fn(async () => undefined)
  const checker = new BrowserChecker({
    ...{ schemas: studio.schemas, loadValidator, soundText },
    loadRules: async () => [],
    loadParser,
    facts: async () => studio.files,
  })
  return { checker, loadValidator, loadParser }
}

test('the text that the build has checked is shown without the check, until another text or a warning needs it', async () => {
  const { checker, loadValidator, loadParser } = open()
  expect(await checker.errors(studio.text)).toMatchObject({ problems: [], content: JSON.parse(studio.text) })
  expect(await checker.known(studio.text)).toEqual({ problems: [], hasWarnings: false })
  expect(loadValidator).not.toHaveBeenCalled()
  expect(loadParser).not.toHaveBeenCalled()
  expect((await checker.errors(studio.text.replace('"pages"', '"page"'))).content).toBeUndefined()
  const warnings = await checker.problems(studio.text)
  expect(await checker.known(studio.text)).toEqual({ problems: warnings, hasWarnings: true })
  expect(loadValidator).toHaveBeenCalledTimes(1)
  expect(loadParser).toHaveBeenCalledTimes(1)
})

test('a check that could not be loaded is loaded again for the next edit', async () => {
  const { checker, loadValidator } = open()
  const edited = `${studio.text}\n`
  loadValidator.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(checker.errors(edited)).rejects.toThrow(Failure)
  expect(await checker.errors(edited)).toMatchObject({ problems: [] })
})
