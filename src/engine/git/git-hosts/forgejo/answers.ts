import type { RawEntry } from '../commits/git-trees'

/** The parts that are read of Forgejo's and Gitea's answers: /api/swagger of each server */
export interface ForgejoUser {
  login: string
  full_name?: string
}

export interface ForgejoRepository {
  default_branch: string
  archived?: boolean
  empty?: boolean
  permissions?: { push?: boolean }
}

export interface ForgejoBranch {
  name: string
  commit: { id: string }
}

export interface ForgejoCommit {
  commit: { message: string; tree?: { sha: string } }
  parents?: { sha: string }[] | null
}

export interface ForgejoTree {
  tree: RawEntry[] | null
  truncated?: boolean
}

export interface ForgejoBlob {
  content: string | null
  size?: number
}

interface PullBranch {
  /** The branch; `ref` is another name once it is deleted. */
  label?: string
  ref?: string
  sha?: string
  repo_id?: number
}

export interface ForgejoPull {
  number: number
  title: string
  user?: ForgejoUser | null
  html_url: string
  state: string
  merged?: boolean
  head?: PullBranch
  base?: PullBranch
}

export interface ForgejoStatus {
  statuses?: { status: string; context: string; target_url?: string }[] | null
}

export interface FilesAnswer {
  commit?: { sha?: string }
}
