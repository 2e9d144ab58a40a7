import { formerAddress } from '../../../base/shared-types/addresses'
import { Failure } from '../../../base/shared-types/failure'
import { mapStrings } from '../../../base/shared-types/json'
import type { ReadyPage } from '../../../base/shared-types/page'
import type { HostedSite } from '../../../building/host-config/hosted-site'
import { readGrounds } from '../../../building/site-build/pictures/ground-of'
import type { SiteChecker } from '../../../commands/check-command/site-checker'
import { sendFormsTo } from '../../../pages/page-data/form-address'
import { versionNotShown } from '../../edited-site/sentences'
import { type LostFile, readFormer } from '../../folder-editor/publishing/last-version'
import { ShownSite } from '../../site-preview/shown-site'
import type { LiveSite, LiveSiteSource } from './live-site'
import { readPreviewedSite } from './previewed-site'

type Content = Parameters<typeof sendFormsTo>[1]
type LostFiles = ReadonlyMap<string, LostFile>

/** In rich texts. */
const quotedAddress = /(?<=["'])\/[^"'\s]*(?=["'])/g

/** Names lost files by the addresses at which the preview still has them. */
function moveLost(content: Content, lost: LostFiles): Content {
  const move = (address: string) => (lost.has(address) ? formerAddress + address : address)
  return mapStrings(content, (text) => move(text).replace(quotedAddress, move)) as Content
}

/** The site as it was published last, or in another version, made by the code of today. */
export class FormerSite {
  /** Undefined where that version had no site. */
  shown?: ShownSite
  hosted?: HostedSite
  #lost: LostFiles = new Map()

  constructor(
    private readonly source: LiveSiteSource & Pick<LiveSite, 'readAnswers'>,
    private readonly checker: SiteChecker,
  ) {}

  /** Reads it again. Throws a Failure where it cannot be shown. */
  async refresh(version?: string): Promise<void> {
    const { site: folder, formAddress, loadCompiler, readAnswers } = this.source
    const { check, schemas, files: filesNow } = await this.checker.tools()
    const { text, files, lost } = await readFormer(folder, filesNow, version)
    this.shown = undefined
    this.#lost = lost
    if (text === undefined) return
    const moment = this.checker.timeFor(text)
    const { content: written, ...checked } = check({ text, files, severities: 'schemas', at: moment })
    if (!written || !('found' in checked))
      throw new Failure(
        version === undefined
          ? 'The last version has mistakes, so its pages cannot be shown. Publish this version: what you change then is shown beside it.'
          : versionNotShown,
      )
    const content = sendFormsTo(formAddress, moveLost(written, lost))
    const own = new Map([...lost].map(([address, { fact }]) => [formerAddress + address, fact]))
    const { compileFolder } = await loadCompiler()
    const answers = await readAnswers()
    this.hosted = readPreviewedSite(content, checked.found.ofFormat('asks'), files.keys())
    this.shown = new ShownSite(() => undefined)
    this.shown.show({
      ...{ content, schemas, at: this.checker.at, moment },
      compile: (input) =>
        compileFolder({
          ...{ ...input, answers, folder, files: new Map([...files, ...own]) },
          groundOf: (address) => (own.has(address) ? own.get(address)?.ground : readGrounds(folder)(address)),
        }),
    })
  }

  readPage = async (address: string): Promise<ReadyPage | undefined> => this.shown?.pages.read(address)

  /** What a file of public/ held that is gone or replaced since. */
  lostFile = (address: string): Uint8Array | undefined => this.#lost.get(address)?.bytes
}
