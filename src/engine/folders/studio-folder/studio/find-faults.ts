import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readJson } from '../../../base/json-parser'
import { Failure } from '../../../base/shared-types/failure'
import { asList, valueAt } from '../../../base/shared-types/json'
import { readLanguages } from '../../../base/shared-types/languages/languages'
import { findStudio } from '../find-studio'
import { findSiteLanguages, mayHaveLanguages } from '../words-files'
import { type Fault, sayFault } from './fault'
import { findFaultsInFields } from './field-files'
import { explainJson, findFaultsInPalette, findFaultsInWords } from './json-files'
import { findFaultsInLanguages } from './language-words'

interface StudioFile {
  path: string
  purpose: string
  findFaults?: (place: string, text: string) => Fault[]
}

const code = 'src/studio'

export const studioFiles: StudioFile[] = [
  { path: `${code}/words.json`, purpose: 'the words of the interface', findFaults: findFaultsInWords },
  { path: `${code}/theme/palette.json`, purpose: 'the colours of pages', findFaults: findFaultsInPalette },
  { path: `${code}/theme/global.scss`, purpose: 'the styles of every page' },
  { path: `${code}/theme/hydrated.scss`, purpose: 'styles that only a hydrated page needs; it may be empty' },
  {
    path: `${code}/theme/consent-bar.module.scss`,
    purpose: 'the style of the question about statistics, the class "bar"',
  },
  {
    path: `${code}/Specimens.tsx`,
    purpose: 'the elements and colours of the catalogue: Elements and Colours',
    findFaults: (place, text) =>
      ['Elements', 'Colours']
        .filter((name) => !new RegExp(`export\\b[^=(]*\\b${name}\\b`).test(text))
        .map((name) => ({ place, message: `It does not export "${name}", which the catalogue shows.` })),
  },
]

const usualLayout = /"layout"\s*:\s*\{[^{}]*"default"\s*:\s*"([^"]*)"/

export const foldersIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort()
    : []

function findFaultsInFile(studio: string, { path, purpose, findFaults }: StudioFile): Fault[] {
  const file = join(studio, path)
  if (!existsSync(file))
    return [
      {
        place: path,
        message: `This file is missing. It holds ${purpose}. Copy it from node_modules/schema-pages/starter, and change it.`,
      },
    ]
  return findFaults?.(path, readFileSync(file, 'utf8')) ?? []
}

/** The renderer would not find a component that is no default export. */
function findFaultsInComponent(studio: string, place: string): Fault[] {
  const hasDefault = /export\s+default\b|\bas\s+default\b/.test(readFileSync(join(studio, place), 'utf8'))
  return hasDefault
    ? []
    : [{ place, message: 'It has no default export. Write "export default" before its component.' }]
}

/** Pages that name no layout take the default of their schema. */
function findFaultsInUsualLayout(studio: string, layouts: string[]): Fault[] {
  const place = 'schemas/studio/page.schema.json'
  const path = join(studio, place)
  const [, usual] = (existsSync(path) && readFileSync(path, 'utf8').match(usualLayout)) || []
  if (usual === undefined || layouts.includes(`${code}/layouts/${usual}/layout.tsx`)) return []
  return [
    {
      place,
      message: `The usual layout of pages is "${usual}", which is not in ${code}/layouts. Name another as "default", or write it.`,
    },
  ]
}

function findFaultsInLayouts(studio: string): Fault[] {
  const folder = `${code}/layouts`
  const files = foldersIn(join(studio, folder)).map((name) => `${folder}/${name}/layout.tsx`)
  const present = files.filter((file) => existsSync(join(studio, file)))
  if (present.length > 0)
    return [
      ...findFaultsInUsualLayout(studio, present),
      ...present.flatMap((file) => findFaultsInComponent(studio, file)),
    ]
  const message =
    'This studio has no layout. Write one, for example src/studio/layouts/main/layout.tsx: it frames the blocks of a page, and puts them into <main id="content" tabIndex={-1}>.'
  return [{ place: folder, message }]
}

function typesWithSchema(studio: string): string[] {
  const folder = join(studio, 'schemas/blocks')
  const files = existsSync(folder) ? readdirSync(folder) : []
  return files.flatMap((name) => name.match(/^(.+)\.schema\.json$/)?.[1] ?? [])
}

function findFaultsInBlock(studio: string, type: string): Fault[] {
  const folder = `${code}/blocks/${type}`
  const component = `${folder}/component.tsx`
  const schema = `schemas/blocks/${type}.schema.json`
  const hasSchema = existsSync(join(studio, schema))
  if (!existsSync(join(studio, component))) {
    const there = hasSchema ? schema : folder
    return [{ place: component, message: `This component is missing. Write it, or delete ${there}.` }]
  }
  if (!hasSchema) return [{ place: schema, message: `This schema is missing. Write it, or delete ${folder}.` }]
  return findFaultsInComponent(studio, component)
}

function findFaultsInBlocks(studio: string): Fault[] {
  const types = new Set([...typesWithSchema(studio), ...foldersIn(join(studio, code, 'blocks'))])
  return [...types].sort().flatMap((type) => findFaultsInBlock(studio, type))
}

/** A kind is a value of "kind" in the studio's definitions, and a file. */
function findFaultsInKinds(studio: string): Fault[] {
  const schema = 'schemas/studio/definitions.schema.json'
  const file = join(studio, schema)
  const { value } = readJson(existsSync(file) ? readFileSync(file, 'utf8') : '{}')
  const named = asList(valueAt(value, '/$defs/formField/properties/kind/enum')).map(String)
  const folder = `${code}/form-kinds`
  const written = foldersIn(join(studio, folder)).filter((name) => existsSync(join(studio, folder, name, 'kind.ts')))
  const missing = named.filter((name) => !written.includes(name))
  const unused = written.filter((name) => !named.includes(name))
  return [
    ...missing.map((name) => ({
      place: `${folder}/${name}/kind.ts`,
      message: `This kind of form field is missing. Write it, or take "${name}" out of ${schema}.`,
    })),
    ...unused.map((name) => ({
      place: `${folder}/${name}/kind.ts`,
      message: `No form can have this kind of field. Add "${name}" to "enum" of "kind" of "formField" in ${schema}, or delete the folder.`,
    })),
  ]
}

/** A load runs once for pages in all languages, so it cannot write words of one language. */
function findFaultsInLoads(studio: string): Fault[] {
  const places = foldersIn(join(studio, code, 'blocks')).map((type) => `${code}/blocks/${type}/load.ts`)
  return places
    .filter((place) => existsSync(join(studio, place)))
    .filter((place) => /from ['"][^'"]*\/words\.json['"]/.test(readFileSync(join(studio, place), 'utf8')))
    .map((place) => ({
      place,
      message: 'It imports words.json, and runs once for pages in all languages. Let the component write the words.',
    }))
}

/** The bundler reads package.json, too, and would blame another file for its mistakes. */
function findFaultsInManifest(studio: string): Fault[] {
  const file = join(studio, 'package.json')
  return existsSync(file) ? explainJson('package.json', readFileSync(file, 'utf8'), () => []) : []
}

/** Unless `areWordsOpen`, each language of the site needs its words. */
export async function findStudioFaults(root: string, site: string, { areWordsOpen = false } = {}): Promise<Fault[]> {
  const studio = await findStudio(root, site)
  if (!existsSync(join(studio, code)))
    return [
      {
        place: code,
        message: `This folder is missing in ${resolve(site)}. Run the command in the folder of a studio, or name it with --site.`,
      },
    ]
  const languages = mayHaveLanguages(site) ? findSiteLanguages(site) : readLanguages(undefined)
  return [
    ...findFaultsInManifest(studio),
    ...studioFiles.flatMap((file) => findFaultsInFile(studio, file)),
    ...(areWordsOpen ? [] : findFaultsInLanguages(studio, languages)),
    ...findFaultsInLayouts(studio),
    ...findFaultsInBlocks(studio),
    ...findFaultsInFields(root, studio, (place) => findFaultsInComponent(studio, place)),
    ...findFaultsInKinds(studio),
    ...(languages.areSeveral ? findFaultsInLoads(studio) : []),
  ]
}

/** Throws a Failure that names what a studio lacks. */
export async function requireStudio(
  root: string,
  site: string,
  options: { areWordsOpen?: boolean } = {},
): Promise<void> {
  const faults = await findStudioFaults(root, site, options)
  if (faults.length > 0) throw new Failure(faults.map(sayFault).join('\n\n'))
}
