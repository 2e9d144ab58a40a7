import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { Script } from 'node:vm'

interface Module {
  exports: unknown
}

type Wrapper = (
  exports: unknown,
  require: (id: string) => unknown,
  module: Module,
  file: string,
  folder: string,
) => void

/** The modules that are loaded: a file is run once. */
const modules = new Map<string, Module>()

/** What V8 has made of files whose bytecode was not kept yet, by where it is to be kept. */
const fresh = new Map<string, Script>()

function readBytecode(place: string): Buffer | undefined {
  try {
    return readFileSync(place)
  } catch {
    return undefined
  }
}

/** Keeps the bytecode of all functions that have run. What cannot be kept is made again the next time. */
function keepBytecode(): void {
  for (const [place, script] of fresh) {
    const unfinished = `${place}.${process.pid}`
    try {
      writeFileSync(unfinished, script.createCachedData())
      renameSync(unfinished, place)
    } catch {
      // A folder that only others may write to.
    }
  }
}

/**
 * Runs a CommonJS file that was built, and what it requires by a relative path; answers its exports. Beside each file
 * stands what V8 made of it when it ran first: it is not compiled again, which takes longer than what most files do. Only
 * functions that were called are in there, so each `program` has its own. Files keep their content for as long as they
 * have their name. They require whatever they need: code that was kept cannot call import(). V8 itself refuses
 * bytecode of another version:
 * https://nodejs.org/docs/latest-v20.x/api/vm.html#scriptcreatecacheddata
 */
export function loadBuilt(file: string, program = basename(file, '.cjs')): unknown {
  const known = modules.get(file)
  if (known) return known.exports
  const source = readFileSync(file, 'utf8')
  const place = `${file}.for-${program}`
  const script = new Script(`(function (exports, require, module, __filename, __dirname) {${source}\n})`, {
    filename: file,
    cachedData: readBytecode(place),
  })
  if (script.cachedDataRejected !== false) {
    if (fresh.size === 0) process.once('exit', keepBytecode)
    fresh.set(place, script)
  }
  const module: Module = { exports: {} }
  modules.set(file, module)
  const folder = dirname(file)
  const requireOther = createRequire(file)
  const require = (id: string) => (id.startsWith('.') ? loadBuilt(join(folder, id), program) : requireOther(id))
  const wrapper: Wrapper = script.runInThisContext()
  wrapper.call(module.exports, module.exports, require, module, file, folder)
  return module.exports
}
