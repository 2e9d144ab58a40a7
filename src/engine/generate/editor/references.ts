import { isObject } from '../../model/json'
import type { SchemaFiles } from '../../project/schema-files'
import type { Located } from './snippets'

/** What a reference points at: the file, the place in it, the schema there. */
export interface Target extends Located {
  pointer: string
}

/** Returns the target of a `$ref` in the file `from`. Throws when there is none: schemas are written by programmers. */
export function findTarget(files: SchemaFiles, ref: string, from: string): Target {
  const [path = '', pointer = ''] = ref.split('#')
  const file = path ? new URL(path, `file:///${from}`).pathname.slice(1) : from
  const keys = pointer.split('/').slice(1)
  const schema = keys.reduce<unknown>((part, key) => (isObject(part) ? part[key] : undefined), files[file])
  if (!isObject(schema)) throw new Error(`${from}: there is nothing at "${ref}".`)
  return { file, pointer, schema }
}

/** The schema that is meant, behind all its references. */
export function resolve(files: SchemaFiles, located: Located): Located {
  const { $ref } = located.schema
  return typeof $ref === 'string' ? resolve(files, findTarget(files, $ref, located.file)) : located
}

/** "block.schema.json" and "/$defs/block" -> "block.block": the name of a definition in the view. */
export function definitionName({ file, pointer }: Target): string {
  const keys = pointer.split('/').filter((key) => key && key !== '$defs')
  return [file.replace('.schema.json', '').replaceAll('/', '.'), ...keys].join('.')
}
