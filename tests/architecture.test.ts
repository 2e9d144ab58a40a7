import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** What each folder of src/ may import of the others. The README's map of the house says why. */
const mayImport: Record<string, string[]> = {
  generated: [],
  model: ['generated'],
  elements: ['generated', 'model'],
  layouts: ['generated', 'model', 'elements'],
  blocks: ['generated', 'model', 'elements'],
  check: ['generated', 'model'],
  generate: ['generated', 'model', 'check', 'deploy'],
  compile: ['generated', 'model', 'check'],
  render: ['generated', 'model', 'elements'],
  deploy: ['generated', 'model'],
  prerender: ['generated', 'model', 'check', 'generate', 'deploy', 'compile', 'blocks', 'layouts', 'render'],
  browser: ['generated', 'model', 'elements', 'blocks', 'layouts', 'render'],
  catalogue: ['generated', 'model', 'elements', 'blocks', 'layouts', 'render'],
  review: ['generated', 'model', 'check', 'generate', 'compile', 'references'],
  references: ['generated', 'model', 'check', 'generate', 'compile'],
  scaffold: ['generated', 'model', 'check', 'generate', 'compile'],
  serve: ['model', 'deploy'],
  preview: ['generated', 'model', 'check', 'generate', 'compile', 'prerender', 'review', 'serve'],
}

/** Folders whose code also runs in browsers: no module of Node may come in. */
const runsInBrowsers = ['generated', 'model', 'elements', 'layouts', 'check', 'render', 'browser', 'catalogue']

interface Import {
  file: string
  specifier: string
}

function importsOf(folder: string): Import[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .flatMap((name) => {
      const file = join(folder, name)
      const text = readFileSync(join(root, file), 'utf8')
      const statements = text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)
      const globs = text.matchAll(/import\.meta\.glob[^(]*\(\s*['"]([^'"]+)['"]/g)
      return [...statements, ...globs].map(([, specifier]) => ({ file, specifier: specifier as string }))
    })
}

/** "src/studio/elements/Card.tsx" for an import of './Card'; undefined for a package. */
const target = ({ file, specifier }: Import): string | undefined =>
  specifier.startsWith('.') ? relative(root, join(root, dirname(file), specifier)) : undefined

const folderOf = (path: string): string => path.split('/')[1] as string

const folders = readdirSync(join(root, 'src'))

test('every folder of src has its line in the import table', () => {
  expect(folders.sort()).toEqual(Object.keys(mayImport).sort())
})

test.each(folders)('src/%s imports only what it may', (folder) => {
  const allowed = [folder, ...(mayImport[folder] ?? [])]
  const strangers = importsOf(`src/${folder}`).filter((item) => {
    const path = target(item)
    return path !== undefined && !(path.startsWith('src/') && allowed.includes(folderOf(path)))
  })
  expect(strangers).toEqual([])
})

test('no block imports another block', () => {
  const crossings = importsOf('src/studio/blocks').filter((item) => {
    const path = target(item)
    return path?.startsWith('src/studio/blocks/') && path.split('/')[2] !== item.file.split('/')[2]
  })
  expect(crossings).toEqual([])
})

test('what runs in browsers imports nothing of Node', () => {
  const nodeImports = runsInBrowsers
    .flatMap((folder) => importsOf(`src/${folder}`))
    .filter(({ specifier }) => specifier.startsWith('node:'))
  expect(nodeImports).toEqual([])
})

test('the check imports nothing of React', () => {
  expect(importsOf('src/check').filter(({ specifier }) => /^react/.test(specifier))).toEqual([])
})

test('the renderer names no block', () => {
  const types = readdirSync(join(root, 'src/studio/blocks'))
  const text = ['render', 'browser', 'prerender', 'compile', 'check', 'preview']
    .flatMap((folder) =>
      readdirSync(join(root, 'src', folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(root, 'src', folder, name),
      ),
    )
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .map((path) => readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''))
    .join('\n')
  expect(types.filter((type) => new RegExp(`['"\`]${type}['"\`]`).test(text))).toEqual([])
})

test('one place makes requests: in what runs in browsers only the two scripts before the app call fetch too, and they only get (B9)', () => {
  const callers = [...runsInBrowsers, 'blocks']
    .flatMap((folder) =>
      readdirSync(join(root, 'src', folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .filter((name) => /\bfetch\(/.test(readFileSync(join(root, 'src', name), 'utf8')))
  expect(callers.toSorted()).toEqual(['browser/begin.ts', 'browser/loader.ts', 'elements/request.ts'])
  for (const file of ['begin', 'loader'])
    expect(readFileSync(join(root, `src/browser/${file}.ts`), 'utf8')).not.toMatch(/\bfetch\([^)]*\bmethod\b/)
})

test('nothing in src imports a script', () => {
  const imports = folders.flatMap((folder) => importsOf(`src/${folder}`))
  expect(imports.filter((item) => target(item)?.startsWith('scripts'))).toEqual([])
})
