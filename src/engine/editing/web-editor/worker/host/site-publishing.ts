import type { Publishing, PublishRefusal } from '../../../edited-site/publishing'
import { noHost } from '../sentences'

const closed: PublishRefusal = { kind: 'problem', problem: noHost }

/** Refuses everything until the site is open, because the window gets this object earlier. */
export function createSitePublishing(open: () => Required<Publishing> | undefined): Publishing {
  const ask = async <Result>(
    act: (publishing: Required<Publishing>) => Promise<Result>,
  ): Promise<Result | PublishRefusal> => {
    const publishing = open()
    return publishing ? act(publishing) : closed
  }
  return {
    changes: (version) => ask((publishing) => publishing.changes(version)),
    takeBack: (change) => ask((publishing) => publishing.takeBack(change)),
    versions: (count) => ask((publishing) => publishing.versions(count)),
    versionChanges: (version) => ask((publishing) => publishing.versionChanges(version)),
    comments: () => ask((publishing) => publishing.comments()),
    othersOn: (path) => ask((publishing) => publishing.othersOn(path)),
    plan: () => ask((publishing) => publishing.plan()),
    publish: (words) => ask((publishing) => publishing.publish(words)),
    state: () => ask((publishing) => publishing.state()),
    waiting: () => ask((publishing) => publishing.waiting()),
    withdraw: () => ask((publishing) => publishing.withdraw()),
    saveChange: () => ask((publishing) => publishing.saveChange()),
  }
}
