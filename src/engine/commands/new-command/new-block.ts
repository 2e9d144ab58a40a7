import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Failure } from '../../base/shared-types/failure'
import { findStudio } from '../../folders/studio-folder/find-studio'
import { generate } from '../generate-command'
import { blockTypeName } from '../generate-command/types'

/** "imageGrid" -> "Image grid". */
const titleFrom = (type: string) =>
  type.charAt(0).toUpperCase() + type.slice(1).replace(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const schemaFor = (type: string) => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: titleFrom(type),
  description: '[What this block is for, and where it belongs]',
  type: 'object',
  additionalProperties: false,
  required: ['type', 'heading'],
  properties: {
    type: { title: 'Type', description: `Always "${type}": it says which block this is.`, const: type },
    id: {
      title: 'Anchor',
      description: 'A name to link to this block with #. Lower-case letters, digits and hyphens.',
      $ref: '../definitions.schema.json#/$defs/anchor',
    },
    heading: {
      title: 'Heading',
      description: 'The heading of this block, for example "Our story". Up to 90 characters.',
      $ref: '../definitions.schema.json#/$defs/heading',
      headingLevel: 2,
    },
    html: {
      title: 'Text',
      description: 'A paragraph under the heading.',
      $ref: '../definitions.schema.json#/$defs/html',
    },
    hidden: {
      title: 'Hidden',
      description:
        'true hides this block from visitors, for example while it is being written. It stays in the file and in the preview.',
      type: 'boolean',
    },
  },
  examples: [
    { type, heading: 'The smallest one' },
    { type, id: 'full', heading: 'A full one', html: '<p>With everything in it.</p>' },
  ],
})

/** The studio's new-block.txt takes precedence over component.txt. */
async function componentFor(type: string, studio: string): Promise<string> {
  const own = await readFile(join(studio, 'src/studio/new-block.txt'), 'utf8').catch(() => undefined)
  const template = own ?? (await readFile(join(import.meta.dirname, 'component.txt'), 'utf8'))
  return template.replaceAll('NAME', blockTypeName(type).replace(/Block$/, ''))
}

async function writeNew(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text, { flag: 'wx' })
}

/** Writes schema, component and generated files of a new block type. Returns their paths below the studio's folder. Throws a Failure. */
export async function createBlock(root: string, type: string, site = root): Promise<string[]> {
  if (!/^[a-z][a-zA-Z0-9]*$/.test(type)) {
    throw new Failure(
      `"${type}" cannot name a block type. Begin with a small letter and use letters from a to z and digits only, for example "imageGrid".`,
    )
  }
  const studio = await findStudio(root, site)
  const schema = `schemas/blocks/${type}.schema.json`
  const component = `src/studio/blocks/${type}/component.tsx`
  for (const path of [schema, component]) {
    const isTaken = await stat(join(studio, path)).catch(() => undefined)
    if (isTaken) throw new Failure(`There is already a block type "${type}": ${path}.`)
  }
  await writeNew(join(studio, schema), `${JSON.stringify(schemaFor(type), null, 2)}\n`)
  await writeNew(join(studio, component), await componentFor(type, studio))
  return [schema, component, ...(await generate(root, site))]
}
