import type { HostState } from '../host-state'
import type { HostAnswer, HostRequest } from '../server'
import { commitValues, refuse } from './answers'

interface Action {
  action: string
  file_path: string
  content?: string
  encoding?: string
  last_commit_id?: string
}

/** GitLab's own words, from app/services/files and lib/gitlab/git. */
function problemOf(state: HostState, from: string, { action, file_path, last_commit_id }: Action): string | undefined {
  const exists = state.repository.resolve(`${from}:${file_path}`)
  if (action === 'create' && exists) return 'A file with this name already exists'
  if (action !== 'create' && !exists) return "A file with this name doesn't exist"
  const last = last_commit_id && state.repository.git(['log', '-1', '--format=%H', from, '--', file_path])
  return last && last !== last_commit_id
    ? 'You are attempting to update a file that has changed since you started editing it.'
    : undefined
}

export function createCommit(state: HostState, { body, person }: HostRequest): HostAnswer {
  const { repository, faults } = state
  const { branch, start_sha, force, commit_message, actions } = body as unknown as {
    branch: string
    start_sha?: string
    force?: boolean
    commit_message: string
    actions: Action[]
  }
  if (!person.mayWrite) return refuse(403, '403 Forbidden')
  if (state.isArchived) return refuse(403, '403 Forbidden - The project is archived')
  if (faults.has('protected')) return refuse(403, `You are not allowed to push into this branch`)
  if (state.rule !== undefined) return refuse(400, state.rule)
  const before = repository.headOf(branch)
  if (before && state.takeFault('stale'))
    repository.commit(branch, 'Another person', [{ path: 'pages.json', bytes: 'Hers' }])
  const head = repository.headOf(branch)
  if (start_sha && head && !force)
    return refuse(400, `A branch called '${branch}' already exists. Switch to that branch in order to make changes`)
  const parent = start_sha ?? head
  if (!parent) return refuse(400, 'You can only create or edit files when you are on a branch')
  const problem = actions.map((action) => problemOf(state, parent, action)).find((one) => one !== undefined)
  if (problem) return refuse(400, problem)
  if (start_sha) {
    const refusal = repository.setBranch(branch, start_sha)
    if (refusal) return refuse(400, `Failed to create branch '${branch}'`)
  }
  const changes = actions.map(({ action, file_path, content = '', encoding }) => ({
    path: file_path,
    bytes: action === 'delete' ? undefined : Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8'),
  }))
  const commit = repository.commit(branch, commit_message, changes)
  return { status: 201, body: commitValues(state, commit), isCut: state.takeFault('cut-after-commit') }
}
