import type { HostAddress } from '../host-address'

/** The permissions are filled in where the host allows it. */
export function tokenPageOf({ name, origin, repository }: HostAddress): string {
  if (name === 'forgejo') return `${origin}/user/settings/applications`
  const page = new URL(
    origin + (name === 'gitlab' ? '/-/user_settings/personal_access_tokens' : '/settings/personal-access-tokens/new'),
  )
  const title = `Editor of ${repository}`.slice(0, 40)
  const gitlab = { name: title, scopes: 'api' }
  // GitHub fills these in without documenting them: the form must name the permissions, too.
  const github = {
    name: title,
    target_name: repository.split('/')[0] ?? '',
    expires_in: '90',
    contents: 'write',
    pull_requests: 'write',
    deployments: 'read',
    statuses: 'read',
  }
  for (const [key, value] of Object.entries(name === 'gitlab' ? gitlab : github)) page.searchParams.set(key, value)
  return page.href
}
