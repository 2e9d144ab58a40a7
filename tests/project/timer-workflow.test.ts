import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { timerWorkflow } from '../../src/engine/building/host-config/timer-workflow'

const folder = mkdtempSync(join(tmpdir(), 'timer-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const output = join(folder, 'output')

const text = timerWorkflow({ url: 'https://small.example', timeZone: 'Pacific/Auckland' })

/** The commands of the step that asks the site, and of the one that starts the build. */
const [ask = '', start = ''] = [...text.matchAll(/run: \|\n((?: {10}.*\n)+)/g)].map(([, lines = '']) =>
  lines.replace(/^ {10}/gm, ''),
)

/** Stands in for curl: it puts a body into the file that it is told to write, and says a status. */
function answer(status: string, body: string): void {
  const curl = join(folder, 'curl')
  const wanted = `while [ $# -gt 0 ]; do [ "$1" = --output ] && file=$2; shift; done`
  writeFileSync(curl, `#!/usr/bin/env bash\n${wanted}\nprintf '%s' '${body}' > "$file"\nprintf '%s' '${status}'\n`)
  chmodSync(curl, 0o755)
}

/** Runs the commands of a step as GitHub does. Returns what it says, what it hands on, and its exit code. */
function run(commands: string, env: Record<string, string>) {
  writeFileSync(output, '')
  const PATH = `${folder}:${process.env.PATH}`
  const ADDRESS = 'https://small.example/site.times.json'
  try {
    const said = execFileSync('bash', ['-e', '-c', commands], {
      cwd: folder,
      env: { PATH, ADDRESS, GITHUB_OUTPUT: output, ...env },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    return { said, due: readFileSync(output, 'utf8').trim(), code: 0 }
  } catch (error) {
    const { stdout, status } = error as { stdout: string; status: number }
    return { said: stdout, due: readFileSync(output, 'utf8').trim(), code: status }
  }
}

const times = (nextChange: string | null) => JSON.stringify({ builtAt: '2026-11-24T09:00:00.000Z', nextChange })

test('it runs every hour by the clock of the site, and by hand, and may do nothing', () => {
  expect(text).toMatch(/cron: '\d+ \* \* \* \*'\n {6}timezone: 'Pacific\/Auckland'\n/)
  expect(text).toContain('\n  workflow_dispatch:\n')
  expect(text).toContain('\npermissions: {}\n')
  expect(text).not.toContain('uses:')
})

describe('the site is built', () => {
  test.each([
    ['when a date has come', 'schedule', '200', times('2026-11-24T10:00:00.000Z'), 'due=true'],
    ['not before', 'schedule', '200', times('2999-01-01T00:00:00.000Z'), ''],
    ['not when no date lies ahead', 'schedule', '200', times(null), ''],
    ['always when it is started by hand', 'workflow_dispatch', '404', '', 'due=true'],
  ])('%s', (_, event, status, body, due) => {
    answer(status, body)
    expect(run(ask, { GITHUB_EVENT_NAME: event })).toMatchObject({ due, code: 0 })
  })

  test('not when the site cannot be reached: a warning says so', () => {
    answer('000', '')
    expect(run(ask, { GITHUB_EVENT_NAME: 'schedule' })).toMatchObject({ due: '', code: 0 })
    expect(run(ask, { GITHUB_EVENT_NAME: 'schedule' }).said).toMatch(/^::warning::/)
  })

  test.each([
    ['404', times('2026-11-24T10:00:00.000Z')],
    ['200', '<!doctype html>'],
  ])('not when the site answers %s, %s: the run fails and says why', (status, body) => {
    answer(status, body)
    const { said, due, code } = run(ask, { GITHUB_EVENT_NAME: 'schedule' })
    expect({ due, code }).toEqual({ due: '', code: 1 })
    expect(said).toMatch(/^::error::/)
  })

  test('not without an address that starts a build: the run fails and says how to make one', () => {
    const { said, code } = run(start, { BUILD_HOOK: '' })
    expect(code).toBe(1)
    expect(said).toContain('docs/dates.md')
  })
})
