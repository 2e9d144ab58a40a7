import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '../../base/shared-types/failure'
import { guess } from '../../base/text/nearest'
import { SchemaBook } from '../../content/schema-model/schema-book'
import { findStudio } from '../../folders/studio-folder/find-studio'
import { readSchemas } from '../../folders/studio-folder/read-schemas'
import { generate } from '../generate-command'
import { blockTypeName } from '../generate-command/types'
import { readTemplate, writeNew } from './new-files'

/** "imageGrid" -> "Image grid". */
const titleFrom = (type: string) =>
  type.charAt(0).toUpperCase() + type.slice(1).replace(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

type Examples = Record<string, unknown>[]

interface Content {
  required: string[]
  fields: object
  examples: Examples
}

const plainContent: Content = {
  required: ['heading'],
  fields: {
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
  },
  examples: [
    { heading: 'The smallest one' },
    { id: 'full', heading: 'A full one', html: '<p>With everything in it.</p>' },
  ],
}

/** `found` are the examples of each type. */
function holderContent(holds: string[], found: Examples[]): Content {
  const inner = (examples: Examples, at: number) => {
    const { id: _, hidden: __, ...block } = examples.at(at) ?? {}
    return block
  }
  return {
    required: ['blocks'],
    fields: {
      blocks: {
        title: 'Blocks',
        description: 'What is in this block, from top to bottom.',
        ...{ holds, minItems: 1, maxItems: Math.max(6, holds.length) },
      },
    },
    examples: [{ blocks: [inner(found[0] ?? [], 0)] }, { id: 'full', blocks: found.map((one) => inner(one, -1)) }],
  }
}

const schemaFor = (type: string, { required, fields, examples }: Content) => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: titleFrom(type),
  description: '[What this block is for, and where it belongs]',
  type: 'object',
  additionalProperties: false,
  required: ['type', ...required],
  properties: {
    type: { title: 'Type', description: `Always "${type}": it says which block this is.`, const: type },
    id: {
      title: 'Anchor',
      description: 'A name to link to this block with #. Lower-case letters, digits and hyphens.',
      $ref: '../definitions.schema.json#/$defs/anchor',
    },
    ...fields,
    hidden: {
      title: 'Hidden',
      description:
        'true hides this block from visitors, for example while it is being written. It stays in the file and in the preview.',
      type: 'boolean',
    },
  },
  examples: examples.map((example) => ({ type, ...example })),
})

/** Throws a Failure that names what no block can hold. */
async function contentFor(holds: string[], root: string, site: string): Promise<Content> {
  if (holds.length === 0) return plainContent
  const schemas = await readSchemas(root, site)
  const { blockTypes } = new SchemaBook(schemas)
  const found = [...new Set(holds)].map((type) => {
    const schema = schemas[`blocks/${type}.schema.json`]
    if (!schema) {
      const near = guess(type, blockTypes)
      throw new Failure(`"${type}" is no block, so nothing can hold it.${near ? ` Did you mean "${near.name}"?` : ''}`)
    }
    if (schema.position !== undefined)
      throw new Failure(`"${type}" has "position": "${schema.position}", so nothing can hold it. Leave it out.`)
    return schema.examples as Examples
  })
  return holderContent([...new Set(holds)], found)
}

/** The studio's new-block.txt takes precedence over component.txt. */
async function componentFor(type: string, studio: string, isHolder: boolean): Promise<string> {
  const own = isHolder
    ? readTemplate('holder.txt')
    : readFile(join(studio, 'src/studio/new-block.txt'), 'utf8').catch(() => readTemplate('component.txt'))
  return (await own).replaceAll('NAME', blockTypeName(type).replace(/Block$/, ''))
}

/** Writes schema, component and generated files. Returns their paths below the studio's folder. Throws a Failure. */
export async function createBlock(root: string, type: string, site = root, holds: string[] = []): Promise<string[]> {
  if (!/^[a-z][a-zA-Z0-9]*$/.test(type)) {
    throw new Failure(
      `"${type}" cannot name a block type. Begin with a small letter and use letters from a to z and digits only, for example "imageGrid".`,
    )
  }
  const studio = await findStudio(root, site)
  const schema = `schemas/blocks/${type}.schema.json`
  const component = `src/studio/blocks/${type}/component.tsx`
  const style = `src/studio/blocks/${type}/style.module.scss`
  for (const path of [schema, component]) {
    const isTaken = await stat(join(studio, path)).catch(() => undefined)
    if (isTaken) throw new Failure(`There is already a block type "${type}": ${path}.`)
  }
  const content = await contentFor(holds, root, site)
  const isHolder = holds.length > 0
  await writeNew(join(studio, schema), `${JSON.stringify(schemaFor(type, content), null, 2)}\n`)
  await writeNew(join(studio, component), await componentFor(type, studio, isHolder))
  if (isHolder) await writeNew(join(studio, style), await readTemplate('holder-style.txt'))
  return [schema, component, ...(isHolder ? [style] : []), ...(await generate(root, site))]
}
