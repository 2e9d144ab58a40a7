import { nodeAt } from '../../../base/json-parser'
import { Failure } from '../../../base/shared-types/failure'
import { isAtOrBelow } from '../../../base/shared-types/json'
import type { PublicFiles } from '../../../content/check'
import { isFetchedByName, usedFiles } from '../../../content/check/content-index/guesses/used-files'
import type { Edit } from '../../../content/json-edits/edit'
import { removeValue } from '../../../content/json-edits/make-edits'
import { findFilePlaces, findFileReferences } from '../../../content/references/find-references'
import { type OpenSite, readOpenSite } from '../../../content/references/open-site'
import { rewriteAddresses } from '../../../content/references/rewrite-addresses'
import type { Schemas } from '../../../content/schema-model/schemas'
import type { Validate } from '../../../content/schema-model/validation/open-validator'
import type { SiteFile } from '../file-store'
import { findDrawn } from './drawn-over'
import { describeUses, listFiles } from './list-files'
import { explainFetchedByName, explainOfExamples, explainUsed, noSuchFile } from './sentences'

const inAttribute = (address: string) =>
  JSON.stringify(address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#39;')).slice(1, -1)

interface Parts {
  text: string
  files: PublicFiles
  schemas: Schemas
  validate: Validate
}

/** The files of a site, and where its text names them. */
export class NamedFiles {
  private readonly site: OpenSite

  constructor(private readonly parts: Parts) {
    this.site = readOpenSite(parts.text, parts.files, parts.schemas, parts.validate)
  }

  list = (days?: ReadonlyMap<string, string>): SiteFile[] => listFiles(this.site, days)

  /** Throws a Failure if the file is gone. */
  requireHere(address: string): void {
    if (!this.parts.files.has(address)) throw new Failure(noSuchFile(address))
  }

  /** Throws a Failure if a file is gone, or a rich text writes the address in a form that cannot be found. */
  replace(from: string, to: string, withoutDrawn: boolean): Edit[] {
    for (const address of [from, to]) this.requireHere(address)
    const { site } = this
    const references = findFileReferences(site, from)
    const drawn = withoutDrawn ? findDrawn(site)(references.map(({ pointer }) => pointer)) : []
    const places = references.filter(({ pointer }) => !drawn.some((one) => isAtOrBelow(pointer, one)))
    const known = new Set(references.map(({ pointer }) => pointer))
    const unclear = findFilePlaces(site)
      .get(from)
      ?.find((pointer) => !known.has(pointer))
    const written =
      unclear === undefined
        ? []
        : [{ pointer: unclear, offset: nodeAt(site.text, site.root, unclear).start, length: 0 }]
    const rich = new Set(site.content.ofFormat('html').map(({ pointer }) => pointer))
    const [plain, attribute] = [JSON.stringify(to).slice(1, -1), inAttribute(to)]
    const textAt = (pointer: string) => (rich.has(pointer) ? attribute : plain)
    const replaced = rewriteAddresses(
      site,
      [...written, ...places].map((place) => ({ ...place, text: textAt(place.pointer) })),
    )
    return [...replaced, ...drawn.map((pointer) => removeValue(site.text, pointer))]
  }

  /** Throws a Failure that names the places in the text. */
  requireUnused(address: string): void {
    const { site } = this
    const uses = describeUses(site, findFilePlaces(site).get(address) ?? [])
    // A link may name a file by its whole address on the web.
    if (uses.count > 0 || usedFiles(site.content).has(address))
      throw new Failure(explainUsed(address, { ...uses, count: Math.max(uses.count, 1) }))
  }

  /** Throws a Failure if the text, the schemas or the world outside need a file. */
  requireUnneeded(address: string): void {
    this.requireUnused(address)
    // The examples that new blocks and pages begin with are part of the schemas.
    const isOfExamples = JSON.stringify(this.parts.schemas).includes(JSON.stringify(address))
    if (isOfExamples) throw new Failure(explainOfExamples(address))
    if (isFetchedByName(address)) throw new Failure(explainFetchedByName(address))
  }
}
