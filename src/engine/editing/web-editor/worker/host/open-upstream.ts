import { Failure } from '../../../../base/shared-types/failure'
import { sleep } from '../../../../base/shared-types/in-parallel'
import { callMethod, methodsBy } from '../../../edited-site/methods'
import type { Access } from '../../publishing/host/host-reader'
import type { SiteRecord } from '../../publishing/record'
import { Upstream } from '../../publishing/upstream'
import { WebPublishing } from '../../publishing/web-publishing'
import type { BuiltData } from '../opening/built-data'
import { noHost, noSite } from '../sentences'
import type { KeptSite } from '../site/kept-site'
import type { HostConnection } from './host-connection'

interface Parts {
  built: BuiltData
  kept: KeptSite
  connection: HostConnection | undefined
  origin: string
  /** Why publishing waits, although the author is signed in. */
  whyNot(): string | undefined
}

export async function openUpstream({ built, kept, connection, origin, whyNot }: Parts) {
  const record = await kept.openKept<SiteRecord>('host')
  const { place: folder } = built.site
  const { files } = kept
  const edited = () => {
    if (!kept.edited) throw new Failure(noSite)
    return kept.edited
  }
  const readText = async () => kept.text?.text ?? ''
  const upstream = new Upstream({
    ...{ record, files, folder },
    text: { read: readText, revisionOf: kept.revisionOf },
    site: {
      merge: (input) => edited().merge(input),
      get files() {
        return edited().files
      },
    },
    newId: () => crypto.randomUUID(),
  })
  const publishing = new WebPublishing({
    ...{ upstream, folder, files, readText },
    place: connection?.place ?? { title: '', server: '' },
    access(): Access {
      if (!connection) return { why: noHost }
      const why = whyNot()
      return why === undefined ? connection.access : { why }
    },
    host: () => connection?.host,
    addressOf: (branch) => `${origin}/#branch=${encodeURIComponent(branch)}`,
    // The first page needs none of it.
    review: methodsBy(
      async (name, values) => callMethod((await import('./review')).createReview(kept), name, values),
      {},
    ),
    saveCopy: async () => (await import('../opening/site-copy')).saveCopy(kept),
    now: () => new Date(),
    sleep,
  })
  return { upstream, record, publishing }
}
