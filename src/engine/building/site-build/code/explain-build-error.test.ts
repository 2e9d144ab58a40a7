import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { explainBuildError } from './explain-build-error'

let studio: string
let root: string
let component: string

beforeAll(() => {
  studio = mkdtempSync(join(tmpdir(), 'build-error-'))
  root = join(studio, 'node_modules/schema-pages')
  component = join(studio, 'src/studio/blocks/text/component.tsx')
  mkdirSync(join(component, '..'), { recursive: true })
  writeFileSync(
    component,
    "import type { TextBlock } from './types'\nimport style from './style.module.scss'\nconst a = (;\n",
  )
  return () => rmSync(studio, { recursive: true })
})

const explain = (error: object) => explainBuildError({ errors: [error] }, { root, studio })
const coloured = (text: string) => `\u001b[38;5;246m${text}\u001b[0m`

test('an import of a missing file is named with its line in the source, without paths of the engine', () => {
  const picture = ` ${coloured('1')} │ import style from "./style.module.scss";\n   - src/engine/pages/page-scripts/app/hydrate.tsx`
  const message = `Could not resolve './style.module.scss' in ../../src/studio/blocks/text/component.tsx\n${picture}`
  const error = { code: 'UNRESOLVED_IMPORT', message, id: component, loc: { line: 1, column: 18 } }
  expect(explain(error)).toBe(
    `src/studio/blocks/text/component.tsx:2:20\n  There is no file "./style.module.scss".\n    2 | import style from './style.module.scss'`,
  )
})

test('a slip in the syntax is named with its line', () => {
  const message = `${coloured('[builtin:vite-transform] ')}Unexpected token\n  [ ../../src/studio/blocks/text/component.tsx:3:12 ]\n`
  expect(explain({ code: 'PLUGIN_ERROR', message, loc: { line: 3, column: 11 } })).toBe(
    'src/studio/blocks/text/component.tsx:3:12\n  Unexpected token\n    3 | const a = (;',
  )
})

test('a mistake of Sass is named without its stack', () => {
  const span = { url: `file://${join(studio, 'src/studio/theme/global.scss')}`, start: { line: 7, column: 2 } }
  const error = {
    message: '[sass] …\n    at compile (node_modules/sass/x.js:1:1)',
    sassMessage: 'Undefined variable.',
    span,
  }
  expect(explain(error)).toBe('src/studio/theme/global.scss:8:3\n  Undefined variable.')
})

test('a mistake of a stylesheet is named with its line', () => {
  const sheet = join(component, '../style.css')
  writeFileSync(sheet, 'p { margin: 0; }\n\n.b..c { color: red; }\n')
  const named = (words: string) => `src/studio/blocks/text/style.css:3:1\n  ${words}\n    3 | .b..c { color: red; }`
  const postcssNode = { source: { start: { line: 3, column: 1 } } }
  const read = { message: '[postcss] Invalid class', id: `${sheet}?used`, loc: { column: null }, postcssNode }
  expect(explain(read)).toBe(named('Invalid class'))
  const source = '.other { top: 0; }\n.b..c { color: red; }\n'
  const minified = { message: '[lightningcss minify] Expected a name', loc: { line: 2, column: 3 }, source }
  expect(explain(minified)).toBe(named('Expected a name'))
})

test('a package that is not installed is named with its command', () => {
  const message = `[vite]: Rolldown failed to resolve import "@maps/leaf/x" from "${component}".\nThis is …`
  expect(explain({ message })).toBe(
    'src/studio/blocks/text/component.tsx\n  The package "@maps/leaf" is not installed, or has no "@maps/leaf/x". To install it: npm install @maps/leaf',
  )
})

test('what the engine takes of a file that does not export it is said of this file', () => {
  const exporter = join(studio, 'src/studio/blocks/text/load.ts')
  const id = join(root, 'src/engine/pages/page-data/studio.ts')
  const message = '[MISSING_EXPORT] "load" is not exported by "../../src/studio/blocks/text/load.ts".\n'
  expect(explain({ code: 'MISSING_EXPORT', message, id, exporter, loc: { line: 3, column: 9 } })).toBe(
    'src/studio/blocks/text/load.ts\n  "load" is not exported by "src/studio/blocks/text/load.ts".',
  )
})
