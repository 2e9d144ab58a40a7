import { type HostName, hostTitles } from '../../../git/git-hosts/host-address'

export const titleOf = (host: HostName | undefined): string => (host ? hostTitles[host] : 'the host of the site')

/** What a pasted token must be allowed to do, in the words of the page that makes it. */
const permissions: Record<HostName, (repository: string) => string[]> = {
  github: (repository) => [
    `Repository access: only ${repository}`,
    'Contents: read and write',
    'Pull requests: read and write',
    'Deployments and commit statuses: read, for the preview of your changes',
  ],
  gitlab: () => ['Scopes: api'],
  forgejo: () => ['Repository: read and write', 'User: read'],
}

export const permissionsOf = (host: HostName | undefined, repository = 'the repository of the site'): string[] =>
  host ? permissions[host](repository) : []
