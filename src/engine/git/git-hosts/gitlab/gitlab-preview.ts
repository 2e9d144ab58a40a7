import type { DeployPreview } from '../git-host'
import { choosePreview, isAboutDeploy, type SeenDeploy } from '../previews'
import { isSuccess } from '../requests/answer'
import type { Connection } from '../requests/connection'
import type { GitLabDeployment, Status } from './answers'

const states: Record<string, SeenDeploy['state'] | undefined> = {
  success: 'ready',
  failed: 'failed',
  canceled: 'failed',
  skipped: 'failed',
}

const stateOf = (status: string): SeenDeploy['state'] => states[status] ?? 'building'

/** Empty without the permission to read it: a preview is a convenience. */
async function readIfAllowed<T>(connection: Connection, path: string, query = {}): Promise<T[]> {
  const answer = await connection.ask('GET', path, { query })
  return isSuccess(answer) ? (answer.body as T[]) : []
}

export async function readGitLabPreview(connection: Connection, root: string, commit: string): Promise<DeployPreview> {
  const newest = { order_by: 'created_at', sort: 'desc', per_page: 20 }
  const deployments = await readIfAllowed<GitLabDeployment>(connection, `${root}/deployments`, newest)
  const statuses = await readIfAllowed<Status>(connection, `${root}/repository/commits/${commit}/statuses`)
  return choosePreview([
    ...deployments
      .filter(({ sha }) => sha === commit)
      .map(({ status, environment }) => ({ state: stateOf(status), address: environment.external_url })),
    ...statuses
      .filter(({ name }) => isAboutDeploy(name))
      .map(({ status, target_url }) => ({ state: stateOf(status), address: target_url })),
  ])
}
