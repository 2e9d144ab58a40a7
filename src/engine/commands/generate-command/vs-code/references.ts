import { isObject } from '../../../base/shared-types/json'
import type { SchemaFiles } from '../../../folders/studio-folder/schema-files'
import type { Located } from './snippets'

export interface SchemaTarget extends Located {
  pointer: string
}

/** Throws if there is no target. */
export function findTarget(files: SchemaFiles, ref: string, from: string): SchemaTarget {
  const [path = '', pointer = ''] = ref.split('#')
  const file = path ? new URL(path, `file:///${from}`).pathname.slice(1) : from
  const keys = pointer.split('/').slice(1)
  const schema = keys.reduce<unknown>((part, key) => (isObject(part) ? part[key] : undefined), files[file])
  if (!isObject(schema)) throw new Error(`${from}: there is nothing at "${ref}".`)
  return { file, pointer, schema }
}

export function resolve(files: SchemaFiles, located: Located): Located {
  const { $ref } = located.schema
  return typeof $ref === 'string' ? resolve(files, findTarget(files, $ref, located.file)) : located
}

/** "block.schema.json" and "/$defs/block" -> "block.block". */
export function definitionName({ file, pointer }: SchemaTarget): string {
  const keys = pointer.split('/').filter((key) => key && key !== '$defs')
  return [file.replace('.schema.json', '').replaceAll('/', '.'), ...keys].join('.')
}
