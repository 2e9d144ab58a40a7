import type { BlobId } from '../../../git/git-hosts/git-host'
import type { PublishPlan } from '../../edited-site/publishing'
import type { Upstream } from './upstream'

export interface Planned {
  plan: PublishPlan
  text: string
  files: ReadonlyMap<string, BlobId>
  removed: readonly string[]
}

export interface PublisherParts {
  upstream: Upstream
  plan(): Promise<Planned>
  bytes(address: string): Promise<Uint8Array | undefined>
  /** The folder of pages.json: "" or "sites/fox/". */
  folder: string
  place: { title: string; server: string }
  /** Returns the address at which this editor shows a branch. */
  addressOf(branch: string): string
  now(): Date
}
