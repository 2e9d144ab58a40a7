import { join } from 'node:path'
import { Failure } from '../../base/shared-types/failure'
import { findStudio } from '../../folders/studio-folder/find-studio'
import { fieldFile, fieldFormatsIn } from '../../folders/studio-folder/studio/field-files'
import { generate } from '../generate-command'
import { readTemplate, writeNew } from './new-files'

/** "map-pin" -> "MapPin". */
const componentName = (format: string) => format.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Returns paths below the studio's folder. Throws a Failure. */
export async function createField(root: string, format: string, site = root): Promise<string[]> {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(format))
    throw new Failure(
      `"${format}" cannot name a format. Begin with a small letter and use letters from a to z, digits and single hyphens only, for example "map-pin".`,
    )
  const studio = await findStudio(root, site)
  const path = fieldFile(format)
  if (fieldFormatsIn(studio).includes(format)) throw new Failure(`There is already a field "${format}": ${path}.`)
  const text = (await readTemplate('field.txt')).replace('NAME', componentName(format)).replace('FORMAT', format)
  await writeNew(join(studio, path), text)
  return [path, ...(await generate(root, site))]
}
