import type { RawEntry } from '../commits/git-trees'

/** The parts that are read of GitHub's answers: https://docs.github.com/rest */
export interface User {
  login: string
  name?: string | null
}

export interface GitHubRepository {
  default_branch: string
  archived: boolean
  permissions?: { push?: boolean }
}

export interface GitRef {
  object: { sha: string }
}

export interface Created {
  sha: string
}

export interface GitCommit {
  tree: { sha: string }
  parents: { sha: string }[]
  message: string
}

export interface GitTree {
  tree: RawEntry[]
  truncated: boolean
}

export interface Blob {
  content: string
}

interface QuestionTree {
  oid: string
  entries: { name: string; oid: string; mode: number; type: string }[]
}

export interface QuestionCommit {
  oid: string
  tree: QuestionTree
  text: { oid: string; object: { text?: string | null; isTruncated?: boolean } | null } | null
  [folder: `folder${number}`]: { oid: string; object: Partial<QuestionTree> | null } | null
}

/** Of GraphQL: https://docs.github.com/graphql */
export interface QuestionAnswer {
  data?: {
    viewer: User
    repository: {
      isArchived: boolean
      viewerPermission: string | null
      defaultBranchRef: { name: string; target: { oid: string } & Partial<QuestionCommit> } | null
      ref?: { target: QuestionCommit } | null
    } | null
  } | null
  errors?: { message: string }[]
}

export interface Pull {
  number: number
  title: string
  user: { login: string } | null
  state: string
  html_url: string
  merged_at: string | null
  head: { ref: string; sha: string }
}

export interface CombinedStatus {
  statuses: { state: string; context: string; target_url: string | null }[]
}

export interface Deployment {
  id: number
}

export interface DeploymentStatus {
  state: string
  environment_url?: string
}
