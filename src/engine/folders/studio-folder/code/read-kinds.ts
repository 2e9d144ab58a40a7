import { join } from 'node:path'
import { Failure } from '../../../base/shared-types/failure'
import type { FormKind } from '../../../content/form-submissions/form-kind'
import { findStudio } from '../find-studio'
import { foldersIn } from '../studio/find-faults'
import { loadModule } from './load-module'

const kindsFolder = 'src/studio/form-kinds'

const isKind = (value: unknown): value is FormKind =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'read') === 'function'

/** Throws a Failure that names the file of a faulty one. */
export async function readKinds(root: string, site: string): Promise<ReadonlyMap<string, FormKind>> {
  const folder = join(await findStudio(root, site), kindsFolder)
  const kinds = foldersIn(folder).map(async (name): Promise<[string, FormKind]> => {
    const fail = (words: string) => new Failure(`${kindsFolder}/${name}/kind.ts cannot be used. ${words}`)
    const module = await loadModule(root, join(folder, name, 'kind.ts')).catch((error: Error) => {
      throw fail(error.message)
    })
    const kind: unknown = Reflect.get(module, 'default')
    if (!isKind(kind)) throw fail('It has no default export with a function "read". Write "export default { read… }".')
    return [name, kind]
  })
  return new Map(await Promise.all(kinds))
}
