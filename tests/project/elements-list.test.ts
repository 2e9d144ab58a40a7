import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** What package.json exports as source: "elements/Link" of "./elements/*". */
function exported(): string[] {
  const { exports } = JSON.parse(read('package.json')) as { exports: Record<string, string | string[]> }
  const isSource = (files: string | string[]) => [files].flat().every((file) => file.startsWith('./src/engine/'))
  const names = Object.keys(exports).filter((name) => isSource(exports[name] ?? ''))
  return names.flatMap((name) => {
    const own = name.slice('./'.length)
    if (!own.endsWith('/*')) return [own]
    const folder = [exports[name] ?? []].flat()[0]?.replace(/\*.*/, '') ?? ''
    const files = readdirSync(join(root, folder), { encoding: 'utf8', recursive: true })
    const modules = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    return modules.map((file) => own.replace('*', file.replaceAll('\\', '/').replace(/\.tsx?$/, '')))
  })
}

test('docs/elements.md lists each module that a studio can import, once', () => {
  const listed = [...read('docs/elements.md').matchAll(/`((?:elements|dom|text|model|check)\/[\w/-]+|types)`/g)]
  expect(listed.map(([, name]) => name).sort()).toEqual(exported().sort())
})
