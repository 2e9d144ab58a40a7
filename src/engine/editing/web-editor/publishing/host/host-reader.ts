import { Failure } from '../../../../base/shared-types/failure'
import type { GitHost } from '../../../../git/git-hosts/git-host'
import { notRead } from '../sentences'
import type { Upstream } from '../upstream'
import type { HostVersions, ReadVersion } from './host-versions'
import type { OtherRequests } from './other-requests'

export type Access = { host: GitHost } | { why: string }

interface Parts {
  upstream: Upstream
  folder: string
  access(): Access
  host(): GitHost | undefined
}

/** Its methods reject with a Failure. */
export class HostReader {
  /** The main branch, where another one is shown. */
  main?: string
  private openVersions?: HostVersions
  private openOthers?: OtherRequests

  constructor(private readonly parts: Parts) {}

  get host(): GitHost {
    const access = this.parts.access()
    const host = this.parts.host()
    if (!host) throw new Failure('why' in access ? access.why : notRead)
    return host
  }

  async versions(): Promise<HostVersions> {
    const { HostVersions } = await import('./host-versions')
    this.openVersions ??= new HostVersions(this.parts.folder)
    return this.openVersions
  }

  readVersion = async (id: string): Promise<ReadVersion> => (await this.versions()).read(this.host, id)

  /** Where a branch that is shown has left the main branch; undefined where that one is edited. */
  async startOfShown(): Promise<string | undefined> {
    const { main } = this
    // The getter of the host throws without a network, and changes of the main branch need no host.
    if (main === undefined) return undefined
    const { host } = this
    const { findStart } = await import('./other-requests')
    const { commit } = this.parts.upstream.known.base.head
    return findStart(host, commit, (await host.head(main)).commit, this.file)
  }

  async others(): Promise<OtherRequests> {
    const { OtherRequests } = await import('./other-requests')
    this.openOthers ??= new OtherRequests(this.file)
    return this.openOthers
  }

  private get file(): string {
    return `${this.parts.folder}pages.json`
  }
}
