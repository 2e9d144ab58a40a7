import { isFailure } from '../../model/failure'
import { deriveLock, unseal } from '../../model/sealing'
import { type StartText, webEditorData } from '../../model/web-editor/built-for'
import type { Change } from '../../store/command'
import type { ShownTimes } from '../../store/shown-times'
import type { Connection, SiteFileCopy, SiteState, WebSite } from '../web-site'
import type { BuiltData } from './built-data'
import { Listeners } from './listeners'
import { OpenSite } from './open-site'
import { heldElsewhere, noData, noStart, shownOnly, wrongKey } from './sentences'
import type { StudioCode } from './site/site-view'
import type { SiteStart } from './site/kept-site'
import { addFiles, readCopy, saveCopy } from './site-copy'
import { SiteLock } from './site-lock'
import { createSiteStore } from './site-store'
import { openBrowserStorage } from './storage/browser-storage'
import { createMemoryStorage } from './storage/memory-storage'
import type { Storage } from './storage/storage'

/** How long half-typed words may take to be kept before another tab writes, in milliseconds. */
const longestSave = 2000

interface Parts {
  /** Begins to load when the worker starts. */
  built: Promise<BuiltData>
  studio: StudioCode
}

export class WorkerSite implements WebSite {
  readonly #states = new Listeners<[SiteState]>()
  readonly #messages = new Listeners<[name: string, data: object]>()
  readonly #times = new Listeners<[ShownTimes]>()
  readonly #changes = new Listeners<[Change]>()
  readonly #lock = new SiteLock(() => this.letGo())
  #state: SiteState = { kind: 'opening' }
  #saves: (() => Promise<void>)[] = []
  #storage?: Storage
  #site?: OpenSite
  #branch?: string

  constructor(private readonly parts: Parts) {}
}
