import type { EditorStatus, StatusAction, StatusLine } from '../../editor-ui/model/status'
import type { HostConnectionState, WebSiteState } from '../web-site'
import { titleOf } from './host-words'

export type OpenState = Extract<WebSiteState, { kind: 'open' }>

export interface StatusCommands {
  signIn(): void
  signOut(): void
  saveCopy(): void
  openFile(): void
  closeNotice(): void
  closeProblem(): void
  closeKeeping(): void
  /** Leaves a branch that is only shown. */
  editSite(): void
}

interface OfWindow {
  problem?: string
  isKeepingClosed: boolean
}

const accountOf = (connection: HostConnectionState): string => {
  if (connection.kind === 'signed-in') return connection.person
  if (connection.kind === 'signed-out') return 'Signed out'
  return connection.kind === 'offline' ? 'Offline' : 'This site'
}

type Named = 'save' | 'open' | 'signIn' | 'signOut'

const actionsOf = ({ signIn, signOut, saveCopy, openFile }: StatusCommands): Record<Named, StatusAction> => ({
  save: { name: 'Save as a file', icon: 'file', act: saveCopy },
  open: { name: 'Open a file', icon: 'upload', act: openFile },
  signIn: { name: 'Sign in again', icon: 'signIn', act: signIn },
  signOut: { name: 'Sign out', icon: 'signOut', act: signOut },
})

function connectionLines(
  { connection, host, repository, shownBranch }: OpenState,
  actions: Record<Named, StatusAction>,
): StatusLine[] {
  const title = titleOf(host)
  const line = { id: 'connection', icon: 'offline' as const }
  if (connection.kind === 'signed-out')
    return [
      {
        ...line,
        words: connection.problem ?? `You are signed out of ${title}. Your changes are kept here. Publishing waits.`,
        action: actions.signIn,
      },
    ]
  if (connection.kind === 'offline') return [{ ...line, words: connection.problem }]
  if (connection.kind !== 'signed-in' || connection.mayWrite || shownBranch !== undefined) return []
  const words =
    connection.whyNot ??
    `You may read ${repository ?? 'the site'} at ${title}, but not change it. Save your changes as a file for the person who looks after the site.`
  return [{ ...line, icon: 'warning', words, action: actions.save }]
}

export function describeStatus(
  state: OpenState,
  commands: StatusCommands,
  { problem, isKeepingClosed }: OfWindow,
): EditorStatus {
  const { connection, keeping, shownBranch, isOutdated, notice } = state
  const actions = actionsOf(commands)
  const lines: StatusLine[] = []
  if (shownBranch !== undefined)
    lines.push({
      id: 'branch',
      icon: 'show',
      words: `This window shows the site with the changes “${shownBranch}”. Nothing can be changed here.`,
      action: { name: 'Edit the site', icon: 'done', act: commands.editSite },
    })
  lines.push(...connectionLines(state, actions))
  if (keeping === 'tab' && shownBranch === undefined && !isKeepingClosed)
    lines.push({
      id: 'keeping',
      icon: 'warning',
      words:
        'This browser keeps nothing for this window: your changes are in this tab alone, and go when it is closed.',
      action: actions.save,
      close: commands.closeKeeping,
    })
  if (isOutdated)
    lines.push({
      id: 'outdated',
      icon: 'warning',
      words:
        'The building blocks of the site have changed since this editor was built. You can go on changing texts; publishing waits for the new editor.',
    })
  if (notice !== undefined) lines.push({ id: 'notice', icon: 'done', words: notice, close: commands.closeNotice })
  if (problem !== undefined)
    lines.push({ id: 'problem', icon: 'warning', words: problem, close: commands.closeProblem })
  const { save, open, signIn, signOut } = actions
  const ofConnection = { 'signed-in': [signOut], 'signed-out': [signIn], offline: [], none: [] }[connection.kind]
  return {
    account: accountOf(connection),
    isConnected: connection.kind === 'signed-in' || connection.kind === 'none',
    actions: [save, ...(shownBranch === undefined ? [open] : []), ...ofConnection],
    lines,
  }
}
