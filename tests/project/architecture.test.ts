import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { isPart, readRooms } from '../../scripts/docs/rooms'
import { studioAlias } from '../../src/engine/building/site-build/code/studio-alias'
import { studioFiles } from '../../src/engine/folders/studio-folder/studio/find-faults'

const root = join(import.meta.dirname, '../..')

const table = readRooms(readFileSync(join(root, 'docs/architecture.md'), 'utf8'))
const aliases = studioAlias(root, root)
const rooms = table.filter((room) => !isPart(room))
const parts = table.filter(isPart)

interface Import {
  file: string
  specifier: string
}

const sourcesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name))

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

const withoutComments = (file: string): string => read(file).replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '')

function importsOf(folder: string): Import[] {
  return sourcesIn(folder).flatMap((file) => {
    const text = read(file)
    const statements = text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)
    const globs = text.matchAll(/import\.meta\.glob[^(]*\(\s*\[?\s*['"]([^'"]+)['"]/g)
    return [...statements, ...globs].map(([, specifier]) => ({ file, specifier: specifier as string }))
  })
}

/** "src/engine/base/dom/request" for an import of 'schema-pages/dom/request'; undefined for another package. */
function target({ file, specifier }: Import): string | undefined {
  if (specifier.startsWith('.')) return relative(root, join(root, dirname(file), specifier))
  const alias = aliases.find(({ find }) => find.test(specifier))
  return alias && relative(root, specifier.replace(alias.find, alias.replacement))
}

const roomOf = (path: string): string => rooms.find(({ folder }) => `${path}/`.startsWith(`${folder}/`))?.name ?? ''

test('every room of the engine has its line in the table', () => {
  const groups = readdirSync(join(root, 'src/engine'))
  const folders = groups.flatMap((group) =>
    readdirSync(join(root, 'src/engine', group)).map((name) => `src/engine/${group}/${name}`),
  )
  expect([...folders, 'src/studio'].sort()).toEqual(rooms.map(({ folder }) => folder).sort())
  expect(readdirSync(join(root, 'src')).sort()).toEqual(['engine', 'studio'])
})

test.each(rooms)('$name imports only from the rooms in its line', ({ name, folder, mayImport }) => {
  const strangers = importsOf(folder).filter((item) => {
    const path = target(item)
    return path !== undefined && !(path.startsWith('src/') && [name, ...mayImport].includes(roomOf(path)))
  })
  expect(strangers).toEqual([])
})

test('a line lists no room that is not needed', () => {
  const idle = rooms.flatMap(({ name, folder, mayImport }) => {
    const needed = new Set(importsOf(folder).map((item) => roomOf(target(item) ?? '')))
    return mayImport.filter((other) => !needed.has(other)).map((other) => `${name}: ${other}`)
  })
  expect(idle).toEqual([])
})

test('what runs in browsers imports from no room of Node', () => {
  const inNode = rooms.filter(({ runsIn }) => runsIn === 'Node').map(({ name }) => name)
  const wrong = rooms
    .filter(({ runsIn }) => runsIn !== 'Node')
    .flatMap(({ name, mayImport }) => mayImport.filter((other) => inNode.includes(other)).map((other) => [name, other]))
  expect(wrong).toEqual([])
})

/** The fields of an object, and the items of a list, are fields. */
const recursive = ['FieldList', 'FieldControl', 'ObjectView', 'lists/ListItem', 'lists/ListView'].map(
  (name) => `src/engine/editing/editor-ui/views/fields/${name}.tsx`,
)

/** Returns the files of which each imports the next, from a file back to itself; undefined where there are none. */
function findCycle(imports: ReadonlyMap<string, string[]>): string[] | undefined {
  const done = new Set<string>()
  const visit = (file: string, path: string[]): string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return undefined
    for (const next of imports.get(file) ?? []) {
      const cycle = visit(next, [...path, file])
      if (cycle) return cycle
    }
    done.add(file)
    return undefined
  }
  for (const file of imports.keys()) {
    const cycle = visit(file, [])
    if (cycle) return cycle
  }
  return undefined
}

test('no files import each other in a circle, the views of fields aside', () => {
  const files = new Set(sourcesIn('src'))
  const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
  const imports = new Map([...files].map((file) => [file, [] as string[]]))
  for (const item of importsOf('src')) {
    const path = target(item)
    const found = endings.map((ending) => path + ending).find((file) => files.has(file))
    if (found && !(recursive.includes(item.file) && recursive.includes(found))) imports.get(item.file)?.push(found)
  }
  expect(findCycle(imports)).toBeUndefined()
})

const roomOfPart = (name: string): string => name.split('/')[0] as string
const withParts = rooms.filter((room) => parts.some((part) => roomOfPart(part.name) === room.name))

test.each(withParts)('every folder of code in $name is a part in the table', ({ name, folder }) => {
  const depth = folder.split('/').length
  const folders = sourcesIn(folder).flatMap((file) => file.split('/').slice(depth, -1).slice(0, 1))
  const listed = parts.filter((part) => roomOfPart(part.name) === name).map((part) => part.name)
  expect([...new Set(folders)].map((part) => `${name}/${part}`).sort()).toEqual(listed.sort())
})

test.each(parts)('$name imports only from the rooms and parts in its line', ({ name, folder, mayImport }) => {
  /** "editor-ui/model" for a path in that part of the same room, else the name of the room. */
  const partOf = (path: string) => {
    const room = roomOf(path)
    const part = parts.find((other) => `${path}/`.startsWith(`${other.folder}/`))
    return room === roomOfPart(name) && part ? part.name : room
  }
  const strangers = importsOf(folder).filter((item) => {
    const path = target(item)
    return path !== undefined && ![name, ...mayImport].includes(partOf(path))
  })
  expect(strangers).toEqual([])
})

test('a part imports only from parts above it in the table, and from no file beside the parts of its room', () => {
  const wrong = parts.flatMap(({ name, mayImport }, index) => {
    const above = parts.slice(0, index).map((part) => part.name)
    const own = mayImport.filter((other) => roomOfPart(other) === roomOfPart(name))
    return own.filter((other) => !above.includes(other)).map((other) => `${name}: ${other}`)
  })
  expect(wrong).toEqual([])
})

test('the model of the editor needs no React and no document', () => {
  const model = 'src/engine/editing/editor-ui/model'
  expect(importsOf(model).filter(({ specifier }) => /^react/.test(specifier))).toEqual([])
  const browserNames = /\b(?:document|window|navigator|location|localStorage|sessionStorage|HTML\w*Element)\b(?!['"`:])/
  expect(sourcesIn(model).filter((file) => browserNames.test(withoutComments(file)))).toEqual([])
})

const takenFiles = (read('docs/studio.md').match(/^## What the engine takes[\s\S]*?(?=^## )/m)?.[0] ?? '').matchAll(
  /^\| `([^`]+)`/gm,
)
const listedFiles = [...takenFiles].map(([, file]) => file ?? '')

test('of the studio the engine takes only what the table of docs/studio.md lists', () => {
  const listed = listedFiles.map((file) => `@studio/${file}`)
  const taken = rooms
    .filter(({ name, mayImport }) => name !== 'studio' && mayImport.includes('studio'))
    .flatMap(({ folder }) => importsOf(folder))
    .filter(({ specifier }) => specifier.startsWith('@studio/'))
    .map(
      ({ specifier }) =>
        listed.find((file) => file.replace(/\.tsx$/, '') === specifier.replace(/\.tsx$|\?late$/, '')) ?? specifier,
    )
  // Sources run in Node alone: read-sources.ts loads them, and no bundle has them.
  expect([...new Set([...taken, '@studio/sources/*.ts'])].sort()).toEqual(listed.toSorted())
})

test('what a studio lacks of that table is said before its code is built', () => {
  const listed = listedFiles.filter((file) => !file.includes('*')).map((file) => `src/studio/${file}`)
  expect(studioFiles.map(({ path }) => path).sort()).toEqual(listed.sort())
})

test('no block imports another block', () => {
  const crossings = importsOf('src/studio/blocks').filter((item) => {
    const path = target(item)
    return path?.startsWith('src/studio/blocks/') && path.split('/')[3] !== item.file.split('/')[3]
  })
  expect(crossings).toEqual([])
})

const inBrowsers = rooms.filter(({ runsIn }) => runsIn !== 'Node').map(({ folder }) => folder)

test('what runs in browsers imports nothing of Node', () => {
  const nodeImports = inBrowsers.flatMap(importsOf).filter(({ specifier }) => specifier.startsWith('node:'))
  expect(nodeImports).toEqual([])
})

test('the check imports nothing of React', () => {
  expect(importsOf('src/engine/content/check').filter(({ specifier }) => /^react/.test(specifier))).toEqual([])
})

/** The engine's code as text. What is generated holds the examples of the schemas, which are written for authors. */
const engineText = (read: (file: string) => string): string =>
  sourcesIn('src/engine')
    .filter((file) => !file.startsWith('src/engine/base/schema-types'))
    .map(read)
    .join('\n')

test('the engine names no block and no layout', () => {
  const text = engineText(withoutComments)
  const names = ['blocks', 'layouts'].flatMap((folder) => readdirSync(join(root, 'src/studio', folder)))
  // These are words of html and of everyday code, too.
  const everyday = ['form', 'main', 'parts', 'text', 'video']
  const named = names.filter((name) => !everyday.includes(name))
  expect(named.filter((name) => new RegExp(`['"\`]${name}['"\`]`).test(text))).toEqual([])
})

/** What the authors of every studio may read or see of the engine. */
const shownText = (): string => {
  const shown = readdirSync(join(root, 'src/engine'), { encoding: 'utf8', recursive: true })
    .filter((file) => /\.s?css$/.test(file))
    .map((file) => `src/engine/${file}`)
  const schemas = readdirSync(join(root, 'schemas')).filter((file) => /^(?!editor).*\.schema\.json$/.test(file))
  return [...shown, ...schemas.map((file) => `schemas/${file}`)].map(read).join('\n') + engineText(read)
}

test('the engine names no brand, no film service, no colour and no field of this studio', () => {
  const text = shownText()
  const { $defs } = JSON.parse(read('schemas/studio/page.schema.json'))
  const { $defs: definitions } = JSON.parse(read('schemas/studio/definitions.schema.json'))
  const { film } = definitions.filmAddress
  const fields = Object.keys($defs.entry.properties).filter((name) => name !== 'client')
  const colours = JSON.parse(read('src/studio/theme/palette.json')).map(({ colour }: { colour: string }) => colour)
  const words = [
    ...fields,
    ...colours.filter((colour: string) => !['night', 'leaf', 'sky'].includes(colour)),
    ...[film, ...film.otherSites].map(({ name }: { name: string }) => name),
    $defs.guard.accessKey.variable,
    'thimblemouse',
    'goodHour',
    'forgood',
  ]
  expect(words.filter((word) => new RegExp(`\\b${word}`, 'i').test(text))).toEqual([])
  const tokens = read('src/studio/theme/tokens.scss').match(/#[\da-f]{6}\b/gi) ?? []
  expect(tokens.filter((token) => text.includes(token))).toEqual([])
})

test('one place makes requests: only the scripts before the app call fetch too, and they only get (B9)', () => {
  const all = inBrowsers.flatMap(sourcesIn).filter((file) => /\bfetch\(/.test(read(file)))
  // Requests to the host of a repository carry its token, and go to its origin alone.
  const toHosts = all.filter((file) => file.startsWith('src/engine/git/git-hosts/'))
  expect(toHosts).toEqual(['src/engine/git/git-hosts/requests/send.ts'])
  // Workers have no document, and only get files from where they are served.
  const inWorkers = [
    'src/engine/editing/web-editor/service-worker.ts',
    'src/engine/editing/web-editor/worker/opening/fetch-own.ts',
  ]
  for (const file of inWorkers) expect(read(file)).not.toMatch(/\bmethod:/)
  const callers = all.filter((file) => !toHosts.includes(file) && !inWorkers.includes(file))
  const [request, ...scripts] = callers.toSorted(
    (one, other) => Number(other.includes('/dom/')) - Number(one.includes('/dom/')),
  )
  expect(request).toBe('src/engine/base/dom/request.ts')
  for (const file of scripts) {
    expect(file).toMatch(/^src\/engine\/pages\/page-scripts\/loader\//)
    expect(read(file)).not.toMatch(/\bfetch\([^)]*\bmethod\b/)
  }
})

test('git is started in one place, which says what it may run', () => {
  const starters = sourcesIn('src/engine').filter((file) => /\b(?:spawn|exec)\w*\(\s*['"]git\b/.test(read(file)))
  expect(starters).toEqual(['src/engine/git/local-git/git.ts'])
})

test('nothing in src imports a script', () => {
  const imports = rooms.flatMap(({ folder }) => importsOf(folder))
  expect(imports.filter((item) => target(item)?.startsWith('scripts'))).toEqual([])
})

test('no folder holds more than 15 sources side by side; blocks and rules are one file or folder each', () => {
  const counts = new Map<string, number>()
  for (const file of sourcesIn('src')) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  const crowded = [...counts].filter(([folder, count]) => count > 15 && folder !== 'src/engine/content/check/rules')
  expect(crowded).toEqual([])
})

test('a name is exported by one file of the engine', () => {
  const files = new Map<string, string[]>()
  for (const file of sourcesIn('src/engine').filter((path) => !path.startsWith('src/engine/base/schema-types'))) {
    const names = read(file).matchAll(/^export (?:async )?(?:const|function\*?|class|interface|type) (\w+)/gm)
    for (const [, name] of names) files.set(name as string, [...(files.get(name as string) ?? []), file])
  }
  expect([...files].filter(([, of]) => new Set(of).size > 1)).toEqual([])
})
