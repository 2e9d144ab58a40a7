import type { DeployPreview } from '../git-host'
import { choosePreview, isAboutDeploy, type SeenDeploy } from '../previews'
import type { Connection } from '../requests/connection'
import type { GitLabDeployment, Status } from './answers'

const states: Record<string, SeenDeploy['state'] | undefined> = {
  success: 'ready',
  failed: 'failed',
  canceled: 'failed',
  skipped: 'failed',
}

const stateOf = (status: string): SeenDeploy['state'] => states[status] ?? 'building'

export async function readGitLabPreview(connection: Connection, root: string, commit: string): Promise<DeployPreview> {
  const newest = { order_by: 'created_at', sort: 'desc', per_page: 20 }
  const deployments = (await connection.getIfAllowed<GitLabDeployment[]>(`${root}/deployments`, newest)) ?? []
  const statuses = (await connection.getIfAllowed<Status[]>(`${root}/repository/commits/${commit}/statuses`)) ?? []
  return choosePreview([
    ...deployments
      .filter(({ sha }) => sha === commit)
      .map(({ status, environment }) => ({ state: stateOf(status), address: environment.external_url })),
    ...statuses
      .filter(({ name }) => isAboutDeploy(name))
      .map(({ status, target_url }) => ({ state: stateOf(status), address: target_url })),
  ])
}
