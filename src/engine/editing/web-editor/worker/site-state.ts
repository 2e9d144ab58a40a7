import type { Keeping, WebSiteState } from '../web-site'
import type { HostConnection } from './host/host-connection'
import type { OpenWebSite } from './open-site'

interface Parts {
  site: OpenWebSite
  connection: HostConnection | undefined
  keeping: Keeping
  branch: string | undefined
}

/** Undefined where nothing is here yet, and the site has no host. */
export function describeState({ site, connection, keeping, branch }: Parts): WebSiteState | undefined {
  const { notice, isOutdated } = site
  if (site.kept.edited)
    return {
      ...{ kind: 'open', ...connection?.named, keeping, isOutdated },
      connection: connection?.state ?? { kind: 'none' },
      ...(branch !== undefined && { shownBranch: branch }),
      ...(notice !== undefined && { notice }),
    }
  if (!connection) return undefined
  const { named, ways, state } = connection
  const problem = 'problem' in state ? state.problem : undefined
  return { kind: 'closed', ...named, ways, ...(problem && { problem }) }
}
