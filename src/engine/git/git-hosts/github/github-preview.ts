import type { DeployPreview } from '../git-host'
import { choosePreview, isAboutDeploy, type SeenDeploy } from '../previews'
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

async function readDeployments(connection: Connection, root: string, commit: string): Promise<SeenDeploy[]> {
  const query = { sha: commit, per_page: 10 }
  const deployments = (await connection.getIfAllowed<Deployment[]>(`${root}/deployments`, query)) ?? []
  const seen = deployments.map(async ({ id }): Promise<SeenDeploy | undefined> => {
    const path = `${root}/deployments/${id}/statuses`
    const newest = (await connection.getIfAllowed<DeploymentStatus[]>(path, { per_page: 1 }))?.[0]
    const state = newest ? deployStates[newest.state] : 'building'
    return state && { state, address: newest?.environment_url }
  })
  return (await Promise.all(seen)).filter((item) => item !== undefined)
}

async function readStatuses(connection: Connection, root: string, commit: string): Promise<SeenDeploy[]> {
  const combined = await connection.getIfAllowed<CombinedStatus>(`${root}/commits/${commit}/status`)
  return (combined?.statuses ?? [])
    .filter(({ context }) => isAboutDeploy(context))
    .map(({ state, target_url }) => ({ state: deployStates[state] ?? 'building', address: target_url }))
}

export async function readGitHubPreview(connection: Connection, root: string, commit: string): Promise<DeployPreview> {
  const deployed = await readDeployments(connection, root, commit)
  return choosePreview([...deployed, ...(await readStatuses(connection, root, commit))])
}
