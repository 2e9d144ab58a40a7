import type { HostState } from '../host-state'
import type { HostAnswer, HostRequest } from '../server'
import { notFound, refuse } from './answers'

interface Operation {
  operation: 'create' | 'update' | 'delete'
  path: string
  content?: string
  sha?: string
}

/** Forgejo's own words, from services/repository/files. */
function problemOf(state: HostState, head: string, { operation, path, sha }: Operation): HostAnswer | undefined {
  const current = state.repository.resolve(`${head}:${path}`)
  if (operation === 'create') return current ? refuse(422, `repository file already exists [path: ${path}]`) : undefined
  if (!current) return refuse(404, `repository file does not exist [path: ${path}]`)
  return current === sha ? undefined : refuse(422, `sha does not match [given: ${sha}, expected: ${current}]`)
}

export function changeFiles(state: HostState, { body, person }: HostRequest): HostAnswer {
  const { repository } = state
  const { branch, message, files } = body as unknown as { branch: string; message: string; files: Operation[] }
  if (!person.mayWrite) return refuse(403, 'user should have a permission to write to a repo')
  if (state.isArchived) return refuse(423, 'Repo is archived')
  if (state.faults.has('protected')) return refuse(403, 'branch is protected')
  if (state.rule !== undefined) return refuse(403, `pre-receive hook declined: ${state.rule}`)
  if (repository.headOf(branch) && repository.headOf(branch) !== repository.headOf('main') && state.takeFault('stale'))
    repository.commit(branch, 'Another person', [{ path: 'pages.json', bytes: 'Hers' }])
  const head = repository.headOf(branch)
  if (!head) return notFound(`branch does not exist [name: ${branch}]`)
  const problem = files.map((file) => problemOf(state, head, file)).find((one) => one !== undefined)
  if (problem) return problem
  const changes = files.map(({ operation, path, content = '' }) => ({
    path,
    bytes: operation === 'delete' ? undefined : Buffer.from(content, 'base64'),
  }))
  const sha = repository.commit(branch, message, changes)
  const facts = repository.factsOf(sha)
  const commit = {
    sha,
    url: '',
    message: facts.message,
    parents: facts.parents.map((parent) => ({ sha: parent, url: '' })),
    tree: { sha: facts.tree, url: '' },
  }
  return {
    status: 201,
    body: { files: [], commit, verification: { verified: false } },
    isCut: state.takeFault('cut-after-commit'),
  }
}
