import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { Failure } from '../../base/shared-types/failure'
import type { Source } from '../../base/shared-types/load'
import { loadModule } from './code/load-module'
import { findStudio } from './find-studio'

export interface StudioSource extends Source {
  name: string
  /** Below the studio's folder. */
  file: string
  text: string
  /** Which value the schema refuses, and why. */
  findMistake(answer: unknown): string | undefined
}

const folder = 'src/studio/sources'

export const sourceFile = (name: string): string => `${folder}/${name}.ts`

export const isSourceName = (name: string): boolean => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)

export const badSourceName =
  'Begin its name with a small letter and use letters from a to z, digits and single hyphens only, for example "menu-of-the-day".'

export function sourcesIn(studio: string): string[] {
  try {
    const files = readdirSync(join(studio, folder))
    return files.flatMap((file) => file.match(/^(.+)(?<!\.test)\.ts$/)?.[1] ?? []).sort()
  } catch {
    return []
  }
}

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 60)} …` : text)

/** "courses/0/price must be number, and is "12"". */
function sayMistake({ instancePath, message = '', params, data }: ErrorObject): string {
  const place = instancePath.slice(1) || 'the answer'
  const allowed = Array.isArray(params.allowedValues) ? `: ${params.allowedValues.join(', ')}` : ''
  const isShown = typeof data !== 'object' || data === null
  return `${place} ${message}${allowed}${isShown ? `, and is ${shorten(String(JSON.stringify(data)))}` : ''}`
}

const howToWrite = 'Write "export default { … } satisfies Source": see docs/studio.md, Content from elsewhere.'

const numbers = ['maxAge', 'staleIfError', 'timeout'] as const

/** Commands do not check types, so all that a source must have is looked for. */
function findFault(source: Partial<Source>): string | undefined {
  if (typeof source.fetch !== 'function') return 'It has no function "fetch".'
  if (typeof source.schema !== 'object') return 'It has no "schema" of its answer.'
  if (JSON.stringify(source.schema).includes('"$ref"'))
    return 'Its schema has "$ref". Use a constant of the file instead.'
  if (source.maxAge === undefined) return 'It has no "maxAge": for how many seconds an answer is used.'
  const wrong = numbers.find((name) => source[name] !== undefined && !(Number(source[name]) >= 0))
  return wrong && `"${wrong}" is no number of seconds.`
}

function compile(schema: object): ValidateFunction {
  try {
    return new Ajv({ strictTypes: false, validateFormats: false, verbose: true }).compile(schema)
  } catch (error) {
    throw new Failure(`Its schema is none: ${(error as Error).message}.`)
  }
}

/** Throws a Failure without the name of the file. */
export function openSource(name: string, text: string, exported: unknown): StudioSource {
  const source = Object(exported) as Source
  const fault = findFault(source)
  if (fault !== undefined) throw new Failure(`${fault} ${howToWrite}`)
  const validate = compile(source.schema)
  const findMistake = (answer: unknown) =>
    validate(answer) ? undefined : sayMistake(validate.errors?.[0] as ErrorObject)
  const mistake = findMistake(source.example)
  if (mistake !== undefined) throw new Failure(`Its example breaks its schema: ${mistake}.`)
  return { ...source, name, file: sourceFile(name), text, findMistake }
}

async function readSource(root: string, studio: string, name: string): Promise<StudioSource> {
  const file = join(studio, sourceFile(name))
  try {
    if (!isSourceName(name)) throw new Failure(badSourceName)
    const module = await loadModule(root, file)
    return openSource(name, readFileSync(file, 'utf8'), Reflect.get(module, 'default'))
  } catch (error) {
    throw new Failure(`${sourceFile(name)} cannot be used. ${(error as Error).message}`)
  }
}

/** Throws a Failure that names the file of a faulty one. */
export async function readSources(root: string, site = root): Promise<StudioSource[]> {
  const studio = await findStudio(root, site)
  return Promise.all(sourcesIn(studio).map((name) => readSource(root, studio, name)))
}
