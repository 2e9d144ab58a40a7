import { join } from 'node:path'
import { Failure } from '../../base/shared-types/failure'
import { findStudio } from '../../folders/studio-folder/find-studio'
import { badSourceName, isSourceName, sourceFile, sourcesIn } from '../../folders/studio-folder/read-sources'
import { generate } from '../generate-command'
import { readTemplate, writeNew } from './new-files'

/** Returns paths below the studio's folder. Throws a Failure. */
export async function createSource(root: string, name: string, site = root): Promise<string[]> {
  if (!isSourceName(name)) throw new Failure(`"${name}" cannot name a source. ${badSourceName}`)
  const studio = await findStudio(root, site)
  const path = sourceFile(name)
  if (sourcesIn(studio).includes(name)) throw new Failure(`There is already a source "${name}": ${path}.`)
  await writeNew(join(studio, path), (await readTemplate('source.txt')).replace('NAME', name))
  return [path, ...(await generate(root, site))]
}
