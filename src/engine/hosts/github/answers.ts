/** The parts that are read of GitHub's answers: https://docs.github.com/rest */
export interface User {
  login: string
  name?: string | null
}

export interface Repository {
  default_branch: string
  archived: boolean
  permissions?: { push?: boolean }
}

export interface GitRef {
  object: { sha: string }
}

export interface GitCommit {
  tree: { sha: string }
  parents: { sha: string }[]
  message: string
}

export interface GitTree {
  tree: { path: string; type: string; sha: string }[]
  truncated: boolean
}

export interface Blob {
  content: string
  encoding: string
}

export interface Pull {
  state: string
  html_url: string
  merged_at: string | null
  merge_commit_sha: string | null
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

export interface GraphQLAnswer {
  data?: { createCommitOnBranch?: { commit?: { oid: string } | null } | null } | null
  errors?: { type?: string; message: string }[]
}
