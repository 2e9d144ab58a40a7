import {
  type BuiltFor,
  type SealedStart,
  type StartText,
  webEditorData,
} from '../../../../base/shared-types/web-editor/built-for'
import type { FileFacts } from '../../../../content/file-inspection/file-facts'
import type { Schemas } from '../../../../content/schema-model/schemas'
import { openValidator, type Validate } from '../../../../content/schema-model/validation/open-validator'
import type { WantedSite } from '../../../../git/git-hosts/git-host'
import { fetchOwn } from './fetch-own'

export interface BuiltData {
  site: BuiltFor
  schemas: Schemas
  facts: FileFacts
  loadValidator(): Promise<Validate>
  /** See `placementOf`. */
  placements: ReadonlySet<string>
  /** Undefined where the build has left it out, or the site is at a host. */
  start?: StartText | SealedStart
}

async function read<Value>(address: string): Promise<Value> {
  const response = await fetchOwn(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.json()
}

/** Where there is no such file, some hosts answer with a page, which is no JSON. */
const readIfThere = <Value>(address: string): Promise<Value | undefined> => read<Value>(address).catch(() => undefined)

async function readStart(site: Promise<BuiltFor>): Promise<BuiltData['start']> {
  return (await site).repository ? undefined : readIfThere<StartText | SealedStart>(webEditorData.start)
}

/** `branch` is the one to look at, if it is not the site's own. */
export function wantedOf({ site: { place, trees, repository } }: BuiltData, branch = repository?.branch): WantedSite {
  return { ...(branch && { branch }), file: `${place}pages.json`, paths: Object.keys(trees) }
}

async function loadValidator(): Promise<Validate> {
  const { default: validator } = await import(/* @vite-ignore */ webEditorData.validator)
  return openValidator(validator)
}

/** Rejects if a file is missing. */
export async function readBuiltData(): Promise<BuiltData> {
  const site = read<BuiltFor>(webEditorData.site)
  const [schemas, facts, placements, start] = await Promise.all([
    read<Schemas>(webEditorData.schemas),
    read<FileFacts>(webEditorData.facts),
    read<string[]>(webEditorData.placements),
    readStart(site),
  ])
  return {
    ...{ site: await site, schemas, facts, loadValidator, placements: new Set(placements) },
    ...(start && { start }),
  }
}
