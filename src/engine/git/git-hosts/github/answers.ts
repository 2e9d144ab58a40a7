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

/** A blob, tree or commit. */
export interface Created {
  sha: string
}

export interface GitCommit {
  tree: { sha: string }
  parents: { sha: string }[]
  message: string
}

export interface GitTree {
  tree: { path: string; type: string; mode: string; sha: string }[]
  truncated: boolean
}

export interface Blob {
  content: string
  encoding: string
}

export interface Pull {
  number: number
  state: string
  html_url: string
  merged_at: string | null
  head: { sha: string }
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
