import type { CommandAnswer } from '../../edited-site/command'
import type { EditedSite } from '../../edited-site/edited-site'
import type { FileStore } from '../../edited-site/file-store'
import { callMethod, methodsBy, type OwnPart } from '../../edited-site/methods'
import type { Store } from '../../edited-site/store'
import { explainFailure } from './explain-failure'

interface Parts {
  edited(): EditedSite | undefined
  /** Why nothing can be changed. */
  readOnly(): string | undefined
  subscribe: Store['subscribe']
}

type Problem = Extract<CommandAnswer, { kind: 'problem' }>

const closed: Problem = { kind: 'problem', problem: 'The site is not open in this tab.', isAway: true }
const changesNothing: ReadonlySet<string> = new Set<keyof Store | keyof FileStore>([
  'overview',
  'readPage',
  'closeNotice',
  'list',
])

export function createSiteStore({ edited, readOnly, subscribe }: Parts): Store {
  const methodsOf = <Target extends object>(find: (site: EditedSite) => Target, own: OwnPart<Target>) =>
    methodsBy<Target>(async (name, values) => {
      const why = changesNothing.has(name) ? undefined : readOnly()
      if (why !== undefined) return { kind: 'problem', problem: why }
      const site = edited()
      return site ? explainFailure(() => callMethod(find(site), name, values)) : closed
    }, own)
  return methodsOf<Store>((site) => site, { files: methodsOf<FileStore>((site) => site.files, {}), subscribe })
}
