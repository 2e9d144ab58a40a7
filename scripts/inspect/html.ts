import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { relative, resolve } from 'node:path'
import { Failure } from '../../src/engine/base/shared-types/failure'
import { findHtmlFiles } from '../../src/engine/commands/studio-test/budgets/page-weight'
import { readOptions, run } from '../shared/command'

/** https://github.com/validator/validator/wiki/Output-»-JSON */
interface Message {
  type: 'info' | 'error' | 'non-document-error'
  url?: string
  lastLine?: number
  message: string
  extract?: string
}

function findErrors(folder: string): Message[] {
  const jar: string = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')
  const options = ['--format', 'json', '--stdout', '--exit-zero-always', '--errors-only', '--skip-non-html']
  const { error, stdout, stderr } = spawnSync('java', ['-jar', jar, ...options, folder], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  if (error) throw new Failure('The Nu html checker needs Java 11 or newer, which could not be started.')
  try {
    return (JSON.parse(stdout) as { messages: Message[] }).messages
  } catch {
    throw new Failure(`The Nu html checker did not run: ${stderr.trim()}`)
  }
}

run(async () => {
  const { dist } = readOptions('npm run inspect -- html [--dist DIR]', { dist: 'dist' })
  const folder = resolve(dist)
  const { length: count } = findHtmlFiles(dist)
  const errors = findErrors(folder)
  for (const { url, lastLine, message, extract } of errors) {
    const file = url ? relative(folder, decodeURIComponent(new URL(url).pathname)) : dist
    console.error(`${file}:${lastLine ?? 1}: ${message}${extract ? `\n    ${extract.replace(/\s+/g, ' ')}` : ''}`)
  }
  console.log(`${count} html files, ${errors.length} errors.`)
  return errors.length > 0 ? 1 : 0
})
