import type { PageComparison, Publishing, PublishRefusal } from '../../edited-site/publishing'
import type { Surroundings } from '../model/surroundings'
import { Sender } from './sender'

interface HttpPublishing extends Publishing {
  compare(...values: Parameters<Surroundings['compare']>): Promise<PageComparison | PublishRefusal>
}

export function createHttpPublishing(token: string): Pick<Surroundings, 'publishing' | 'compare'> {
  // Only git knows of requests.
  const none = { comments: undefined, othersOn: undefined }
  const publishing = new Sender(token).methods<HttpPublishing>('publishing', none)
  return {
    publishing,
    async compare(page, from, version) {
      const compared = await publishing.compare(page, from, version)
      if ('problem' in compared) throw new Error(compared.problem)
      return compared
    },
  }
}
