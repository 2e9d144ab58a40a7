export type HostName = 'github' | 'gitlab' | 'forgejo'

/** Where a repository is. */
export interface HostAddress {
  name: HostName
  /** "https://gitlab.com", without a slash at the end. */
  origin: string
  /** "fox/site", at GitLab also "fox/web/site". */
  repository: string
}
