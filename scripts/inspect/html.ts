import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative, resolve } from 'node:path'
import { Failure } from '../../src/engine/model/failure'
import { readOptions, run } from '../shared/command'

/** What the Nu html checker says of a file. https://github.com/validator/validator/wiki/Output-»-JSON */
interface Message {
  type: 'info' | 'error' | 'non-document-error'
  url?: string
  lastLine?: number
  message: string
  extract?: string
}

/** Every error that the Nu html checker finds in the html files of a folder. Throws a Failure where it cannot run. */
function findErrors(folder: string): Message[] {
  const jar: string = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')
  const options = ['--format', 'json', '--stdout', '--exit-zero-always', '--errors-only', '--skip-non-html']
  const { error, stdout, stderr } = spawnSync('java', ['-jar', jar, ...options, folder], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  if (error) throw new Failure('The Nu html checker needs Java 11 or newer, and there is none that can be started.')
  try {
    return (JSON.parse(stdout) as { messages: Message[] }).messages
  } catch {
    throw new Failure(`The Nu html checker did not run: ${stderr.trim()}`)
  }
}

run(async () => {
  const { dist } = readOptions('npm run inspect -- html [--dist DIR]', { dist: 'dist' })
  const folder = resolve(dist)
  if (!existsSync(join(folder, 'index.html')))
    throw new Failure(`There is no built site in "${dist}". Run "npm run build" first.`)
  const errors = findErrors(folder)
  for (const { url, lastLine, message, extract } of errors) {
    const file = url ? relative(folder, decodeURIComponent(new URL(url).pathname)) : dist
    console.error(`${file}:${lastLine ?? 1}: ${message}${extract ? `\n    ${extract.replace(/\s+/g, ' ')}` : ''}`)
  }
  const count = readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('.html')).length
  console.log(`${count} html files, ${errors.length} errors.`)
  return errors.length > 0 ? 1 : 0
})
