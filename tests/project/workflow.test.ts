import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { createGitSite } from '../sites/git-site'

const root = join(import.meta.dirname, '../..')
const workflows = join(root, '.github/workflows')
const text = readFileSync(join(workflows, 'content.yml'), 'utf8')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }

/** The lines of the file without comments, each with its depth: enough of YAML for a file of our own. */
const lines = text.split('\n').flatMap((line) => {
  const words = line.replace(/(^|\s)#.*$/, '').trimEnd()
  return words ? [{ depth: words.length - words.trimStart().length, words: words.trim() }] : []
})

/** What stands deeper below the line that begins with `key`. */
function below(key: string): string[] {
  const start = lines.findIndex(({ words }) => words.replace(/^- /, '').startsWith(key))
  const end = lines.findIndex(({ depth }, index) => index > start && depth <= (lines[start]?.depth ?? 0))
  return start === -1 ? [] : lines.slice(start + 1, end === -1 ? undefined : end).map(({ words }) => words)
}

/** Every command that a step runs: of one line, or of a block of lines. */
function commands(): string[] {
  return lines.flatMap(({ words, depth }, index) => {
    const command = words.match(/^(?:- )?run: (.*)$/)?.[1]
    if (command !== '|') return command === undefined ? [] : [command]
    const end = lines.findIndex((line, other) => other > index && line.depth <= depth)
    return lines.slice(index + 1, end).map((line) => line.words)
  })
}

describe('the workflow of GitHub', () => {
  test('it is indented by spaces in steps of two, and opens no bracket that it does not close', () => {
    expect(text).not.toMatch(/\t/)
    expect(lines.filter(({ depth }) => depth % 2 !== 0)).toEqual([])
    expect(
      lines.filter(({ words }) => (words.match(/\{\{/g)?.length ?? 0) !== (words.match(/\}\}/g)?.length ?? 0)),
    ).toEqual([])
  })

  test('it runs for every pull request and push, may only read, and has the whole history', () => {
    expect(below('on:')).toEqual(['pull_request:', 'push:'])
    expect(below('permissions:')).toEqual(['contents: read'])
    expect(text.match(/permissions:/g)).toHaveLength(1)
    expect(below('uses: actions/checkout')).toContain('fetch-depth: 0')
  })

  test.each(['content', 'artwork'])('the actions of %s are GitHub’s own, each held to one commit', (name) => {
    const actions = readFileSync(join(workflows, `${name}.yml`), 'utf8').match(/uses: .*/g) ?? []
    expect(actions.length).toBeGreaterThan(0)
    for (const action of actions) expect(action).toMatch(/^uses: actions\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  test.each(['.github/workflows/content.yml', 'starter/.github/workflows/site.yml'])(
    'the pictures that %s has encoded are kept for the next run',
    (file) => {
      const steps = readFileSync(join(root, file), 'utf8')
      const [, kept] = steps.match(/uses: actions\/cache@[\s\S]*?path: (\S+)/) ?? []
      expect(kept).toBe('.cache')
      expect(steps.indexOf('actions/cache@')).toBeLessThan(steps.indexOf('npm run build'))
    },
  )

  test('build, check and unit tests run on each version of Node that the README names', () => {
    expect(text).toContain('node: [20.19.0, 22, 24]')
    expect(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node).toBe('>=20.19.0')
  })

  test('every npm script that it names is there, and no value of the event stands in a command', () => {
    const named = commands().flatMap((command) => command.match(/npm run (?:--silent )?([a-z:-]+)/)?.[1] ?? [])
    expect(named).toEqual([
      'check',
      'summary',
      'before-after',
      'key',
      'build',
      'inspect',
      'inspect',
      'check',
      'key',
      'build',
      'test:unit',
    ])
    for (const name of named) expect(scripts).toHaveProperty(name)
    expect(commands()).toContain('npm ci')
    expect(commands().filter((command) => command.includes('${{'))).toEqual([])
  })
})

describe('a change of the code', () => {
  test('goes through all that "npm test" runs: one command, which nothing keeps from failing', () => {
    expect(below('test:')).toContain('- run: npm test')
    expect(below('test:').join('\n')).not.toMatch(/continue-on-error|\bif:|\|\|/)
    expect(scripts.test).toBe('node --import tsx scripts/testing/test.ts')
    const steps = readFileSync(join(root, 'scripts/testing/test.ts'), 'utf8')
    for (const part of ["'tsc'", "'biome'", "'knip'", "'unit'", "'components'", "'system'", "'browser'"])
      expect(steps).toContain(part)
  })

  test('is audited; a registry that does not answer is no pass, and is said', () => {
    const [command = '', ...others] = below('audit:').flatMap((line) => line.match(/^- run: (.*)$/)?.[1] ?? [])
    expect(others).toEqual([])
    const env = { ...process.env, npm_config_registry: 'http://127.0.0.1:9', npm_config_fetch_retries: '0' }
    const { status, stderr } = spawnSync('bash', ['-e', '-c', command], { cwd: root, env, encoding: 'utf8' })
    expect(status).not.toBe(0)
    expect(stderr).toContain('audit endpoint returned an error')
  })
})

describe('the commands of the workflow, run by a shell', () => {
  const site = createGitSite()
  afterAll(() => site.remove())
  const output = join(site.repository, '..', `${site.repository.split('/').at(-1)}.output`)

  /** What the step writes that finds the revision to compare with. */
  function findBase(event: string, before: string): string {
    const script = commands().slice(commands().indexOf('npm ci') + 1)
    const end = script.findIndex((command) => command.startsWith('npm run'))
    writeFileSync(output, '')
    execFileSync('bash', ['-e', '-c', script.slice(0, end).join('\n')], {
      cwd: site.repository,
      env: { ...process.env, GITHUB_EVENT_NAME: event, BEFORE: before, GITHUB_OUTPUT: output },
    })
    return readFileSync(output, 'utf8').trim()
  }

  test('a pull request is compared with its first parent, a push with what was there before', () => {
    const revision = (name: string) => site.git('rev-parse', name).trim()
    const none = '0'.repeat(40)
    expect(findBase('push', none)).toBe(`revision=${revision('HEAD')}`)
    site.commit()
    site.commit()
    expect(findBase('pull_request', '')).toBe(`revision=${revision('HEAD~1')}`)
    expect(findBase('push', revision('HEAD~2'))).toBe(`revision=${revision('HEAD~2')}`)
    expect(findBase('push', none)).toBe(`revision=${revision('HEAD~1')}`)
  })

  test('the check and the summary do their work as they are written there', () => {
    const summary = join(site.repository, '..', `${site.repository.split('/').at(-1)}.md`)
    const run = commands().filter((command) => /npm run --silent (check|summary)/.test(command))
    expect(run).toHaveLength(2)
    for (const command of run)
      execFileSync('bash', ['-e', '-c', command.replace('"$BASE"', `"$BASE" --site ${site.folder}`)], {
        cwd: root,
        env: { ...process.env, BASE: 'HEAD', GITHUB_STEP_SUMMARY: summary },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
    expect(readFileSync(summary, 'utf8')).toMatch(/^# What changes on the site\n/)
  })
})
