import type { PageComparison, Publishing } from '../../edited-site/publishing'
import type { Surroundings } from '../model/surroundings'
import { Sender } from './sender'

export function createHttpPublishing(token: string): Publishing {
  const sender = new Sender(token)
  return {
    changes: (version) => sender.send('changes', { version }),
    takeBack: (change) => sender.send('take-back', change),
    versions: (count) => sender.send('versions', { count }),
    versionChanges: (version) => sender.send('version-changes', { version }),
    plan: () => sender.send('publish-plan'),
    publish: (words) => sender.send('publish', { words }),
    state: () => sender.send('publish-state'),
    waiting: () => sender.send('waiting'),
    withdraw: () => sender.send('withdraw'),
    saveChange: () => sender.send('save-change'),
  }
}

export function compareOverHttp(token: string): Surroundings['compare'] {
  const sender = new Sender(token)
  return async (page, from, version) => {
    const compared = await sender.send<PageComparison>('compare-page', { page, from, version })
    if ('problem' in compared) throw new Error(compared.problem)
    return compared
  }
}
