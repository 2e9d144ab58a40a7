import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { inspectFileAt } from './inspect-file'

/** What has taken the place of a file since the folder was listed. */
const folder = mkdtempSync(join(tmpdir(), 'taken-places-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const things: [what: string, make: (path: string) => void][] = [
  ['a link to a device without an end', (path) => symlinkSync('/dev/zero', path)],
  ['a pipe that nobody writes to', (path) => void execFileSync('mkfifo', [path])],
  ['a folder', (path) => void mkdirSync(path)],
  ['a link to a file of the machine', (path) => symlinkSync('/etc/passwd', path)],
]

describe.each(things)('%s', (what, make) => {
  test.each(['svg', 'json', 'png', 'pdf', 'woff2', 'html', 'xml'])('is not read as a file.%s', async (ending) => {
    const path = join(folder, `${what}.${ending}`)
    make(path)
    expect(await inspectFileAt(path, 100)).toBeUndefined()
  })
})
