/** Names of icons. */
export type StatusIcon = 'file' | 'upload' | 'signIn' | 'signOut' | 'warning' | 'show' | 'offline' | 'done'

export interface StatusAction {
  name: string
  icon: StatusIcon
  act(): void
}

/** A line under the bar, until it is over or closed. */
export interface StatusLine {
  id: string
  icon: StatusIcon
  words: string
  action?: StatusAction
  close?: () => void
}

/** Where the site is kept and published, as the author has to know it. */
export interface EditorStatus {
  /** Who is signed in, or why not: "@priya", "Signed out". */
  account: string
  isConnected: boolean
  actions: StatusAction[]
  lines: StatusLine[]
}
