import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const commands = Object.keys(JSON.parse(readFileSync(join(root, 'scripts/commands.json'), 'utf8')))

const engine = readdirSync(join(root, 'src/engine'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => `src/engine/${name}`)
const sources = [...engine, ...commands.map((name) => `scripts/${name}.ts`)]

/** "@scope/name" of "@scope/name/file". */
const packageOf = (specifier: string) => specifier.match(/^(?:@[^/]+\/)?[^/]+/)?.[0]

const imported = new Set(
  sources.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const named = text.matchAll(
      /(?:\bfrom|\bimport|\bimport\(|require\(|\.resolve\() ?'((?:@[a-z][\w-]*\/)?[a-z][\w.-]*(?:\/[\w./-]+)?)'/g,
    )
    return [...named].map(([, specifier = '']) => packageOf(specifier))
  }),
)

/** Used without an import. */
const unnamed = ['sass-embedded', 'typescript', 'vitest']

test('the package depends on what the engine and its commands import, and on nothing else', () => {
  const own = ['@studio', 'schema-pages']
  const needed = [...imported].filter((name) => name !== undefined && !own.some((other) => name.startsWith(other)))
  const types = Object.keys(dependencies).filter((name) => name.startsWith('@types/'))
  expect(Object.keys(dependencies).sort()).toEqual([...new Set([...needed, ...types, ...unnamed])].sort())
})
