type StatusIcon = 'file' | 'upload' | 'signIn' | 'signOut' | 'warning' | 'show' | 'offline' | 'done'

export interface StatusAction {
  name: string
  icon: StatusIcon
  act(): void
}

export interface StatusLine {
  id: string
  icon: StatusIcon
  words: string
  action?: StatusAction
  close?: () => void
}

export interface EditorStatus {
  /** Who is signed in, or why not: "@priya", "Signed out". */
  account: string
  isConnected: boolean
  actions: StatusAction[]
  lines: StatusLine[]
}
