/** The parts that are read of GitLab's answers: https://docs.gitlab.com/api */
export interface GitLabUser {
  username: string
  name: string
}

interface Access {
  access_level: number
}

export interface Project {
  default_branch: string | null
  archived?: boolean
  empty_repo?: boolean
  visibility?: string
  permissions?: { project_access?: Access | null; group_access?: Access | null }
}

export interface GitLabBranch {
  name: string
  commit: { id: string }
}

export interface Commit {
  id: string
  title: string
  author_name: string
  committed_date: string
  parent_ids: string[]
}

export interface TreeItem {
  id: string
  name: string
  type: string
  mode: string
  path: string
}

export interface GitLabBlob {
  content: string
}

export interface MergeRequest {
  iid: number
  title: string
  author: { name: string }
  source_branch: string
  state: string
  web_url: string
  sha: string | null
}

export interface GitLabNote {
  id: number
  author: { name: string }
  body: string
  created_at: string
  /** Written by GitLab itself. */
  system: boolean
}

export interface Status {
  status: string
  name: string
  target_url: string | null
}

export interface GitLabDeployment {
  sha: string
  status: string
  environment: { external_url?: string | null }
}
