import type { CommandAnswer } from '../../edited-site/command'
import type { EditedSite } from '../../edited-site/edited-site'
import type { Store } from '../../edited-site/store'

interface Parts {
  edited(): EditedSite | undefined
  /** Why nothing can be changed. */
  readOnly(): string | undefined
  subscribe: Store['subscribe']
}

type Problem = Extract<CommandAnswer, { kind: 'problem' }>

const closed: Problem = { kind: 'problem', problem: 'The site is not open in this tab.', isAway: true }

export function createSiteStore({ edited, readOnly, subscribe }: Parts): Store {
  const ask = async <Result>(act: (site: EditedSite) => Promise<Result>): Promise<Result | Problem> => {
    const site = edited()
    return site ? act(site) : closed
  }
  const change = async <Result>(act: (site: EditedSite) => Promise<Result>): Promise<Result | Problem> => {
    const why = readOnly()
    return why === undefined ? ask(act) : { kind: 'problem', problem: why }
  }
  return {
    overview: () => ask((site) => site.overview()),
    readPage: (name) => ask((site) => site.readPage(name)),
    apply: (command) => change((site) => site.apply(command)),
    validate: (command) => change((site) => site.validate(command)),
    planPages: (pages) => change((site) => site.planPages(pages)),
    changePages: (pages) => change((site) => site.changePages(pages)),
    undo: (id) => change((site) => site.undo(id)),
    redo: () => change((site) => site.redo()),
    skipUndo: (id) => change((site) => site.skipUndo(id)),
    keepDraft: (draft) => change((site) => site.keepDraft(draft)),
    dropDraft: (page, pointer) => change((site) => site.dropDraft(page, pointer)),
    closeNotice: () => ask((site) => site.closeNotice()),
    subscribe,
    files: {
      list: () => ask((site) => site.files.list()),
      add: (file) => change((site) => site.files.add(file)),
      replaceEverywhere: (from, to, replacing) => change((site) => site.files.replaceEverywhere(from, to, replacing)),
      remove: (address, page) => change((site) => site.files.remove(address, page)),
    },
  }
}
