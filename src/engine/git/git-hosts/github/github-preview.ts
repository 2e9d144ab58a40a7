import type { DeployPreview } from '../git-host'
import { choosePreview, isAboutDeploy, type SeenDeploy } from '../previews'
import { isSuccess } from '../requests/answer'
import type { Connection } from '../requests/connection'
import type { CombinedStatus, Deployment, DeploymentStatus } from './answers'

const deployStates: Record<string, SeenDeploy['state'] | undefined> = {
  success: 'ready',
  failure: 'failed',
  error: 'failed',
  queued: 'building',
  pending: 'building',
  in_progress: 'building',
}

/** Undefined without the permission to read it: a preview is a convenience. */
async function readIfAllowed<T>(connection: Connection, path: string, query = {}): Promise<T | undefined> {
  const answer = await connection.ask('GET', path, { query })
  return isSuccess(answer) ? (answer.body as T) : undefined
}

async function readDeployments(connection: Connection, root: string, commit: string): Promise<SeenDeploy[]> {
  const query = { sha: commit, per_page: 10 }
  const deployments = (await readIfAllowed<Deployment[]>(connection, `${root}/deployments`, query)) ?? []
  const seen = deployments.map(async ({ id }): Promise<SeenDeploy | undefined> => {
    const path = `${root}/deployments/${id}/statuses`
    const newest = (await readIfAllowed<DeploymentStatus[]>(connection, path, { per_page: 1 }))?.[0]
    const state = newest ? deployStates[newest.state] : 'building'
    return state && { state, address: newest?.environment_url }
  })
  return (await Promise.all(seen)).filter((item) => item !== undefined)
}

async function readStatuses(connection: Connection, root: string, commit: string): Promise<SeenDeploy[]> {
  const combined = await readIfAllowed<CombinedStatus>(connection, `${root}/commits/${commit}/status`)
  return (combined?.statuses ?? [])
    .filter(({ context }) => isAboutDeploy(context))
    .map(({ state, target_url }) => ({ state: deployStates[state] ?? 'building', address: target_url }))
}

export async function readGitHubPreview(connection: Connection, root: string, commit: string): Promise<DeployPreview> {
  const deployed = await readDeployments(connection, root, commit)
  return choosePreview([...deployed, ...(await readStatuses(connection, root, commit))])
}
