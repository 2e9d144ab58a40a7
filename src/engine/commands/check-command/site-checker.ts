import { join } from 'node:path'
import { sleep } from '../../base/shared-types/in-parallel'
import { type Check, type CheckResult, createCheck, type PublicFiles } from '../../content/check'
import { CachingChecker } from '../../content/check/caching-checker'
import type { Schemas } from '../../content/schema-model/schemas'
import type { Validate } from '../../content/schema-model/validation/open-validator'
import { cachedValidator } from '../../folders/site-folder/cached-validator'
import { listPublicFiles } from '../../folders/site-folder/public-files'
import { createTextReader, UnreadableText } from '../../folders/site-folder/read-content-text'
import { readRules } from '../../folders/studio-folder/read-rules'
import { readSchemas } from '../../folders/studio-folder/read-schemas'
import { lastChangeIn } from './last-change'

/** Milliseconds. A text with mistakes may be half-written: it is read twice. */
const rereadDelay = 250

type CheckedText = CheckResult & { text: string }

/** Keeps schemas and files, too, until they are forgotten. */
export class SiteChecker extends CachingChecker {
  readonly file: string
  readonly readText: () => Promise<string>
  private studio?: Promise<{ schemas: Schemas; validate: Validate; check: Check }>
  private files?: Promise<PublicFiles>

  constructor(
    /** The folder with schemas/. */
    readonly root: string,
    private readonly site: string,
  ) {
    super()
    this.file = join(site, 'pages.json')
    this.readText = createTextReader(this.file)
  }

  async tools() {
    this.studio ??= this.readStudio()
    this.files ??= this.readFiles()
    const [studio, files] = await Promise.all([this.studio, this.files])
    return { ...studio, files, lastChange: lastChangeIn(this.site) }
  }

  async schemas(): Promise<Schemas> {
    return (await this.tools()).schemas
  }

  async validator(): Promise<Validate> {
    return (await this.tools()).validate
  }

  /** Throws what reading throws. */
  async read(): Promise<CheckedText> {
    for (let before: string | undefined; ; await sleep(rereadDelay)) {
      const read = await this.readText().catch((error: Error) => error)
      const seen = read instanceof Error ? read.message : read
      const isSeenTwice = seen === before
      before = seen
      if (typeof read === 'string') {
        const result = await this.checkErrors(read)
        if (result.content || isSeenTwice) return { text: read, ...result }
      } else if (isSeenTwice) {
        if (read instanceof UnreadableText) return { text: read.text, problems: [read.problem] }
        throw read
      }
    }
  }

  forgetSchemas(): void {
    this.studio = undefined
    this.forget()
  }

  forgetFiles(): void {
    this.files = undefined
  }

  private async readFiles() {
    try {
      return await listPublicFiles(this.site)
    } catch (error) {
      this.forgetFiles()
      throw error
    }
  }

  private async readStudio() {
    try {
      const [schemas, rules] = await Promise.all([readSchemas(this.root, this.site), readRules(this.root, this.site)])
      const validate = cachedValidator(this.root, schemas)
      return { schemas, validate, check: createCheck(schemas, { validate, keepsPages: true, rules }) }
    } catch (error) {
      this.forgetSchemas()
      throw error
    }
  }
}
