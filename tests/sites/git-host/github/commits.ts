import type { HostState } from '../host-state'
import type { HostAnswer, HostRequest } from '../server'
import { description, filled, notFound, root } from './answers'

const unprocessable = (message: string): HostAnswer => ({ status: 422, body: { message, documentation_url: '' } })

/** Why nothing may be written; undefined if it may. GitHub's own words. */
function refusalOf({ isArchived, faults }: HostState, { person }: HostRequest): HostAnswer | undefined {
  const forbid = (message: string): HostAnswer => ({ status: 403, body: { message }, isFault: true })
  if (isArchived) return forbid('Repository was archived so is read-only.')
  if (!person.mayWrite || faults.has('read-only-token'))
    return forbid('Resource not accessible by personal access token')
  return undefined
}

export function createBlob(state: HostState, request: HostRequest): HostAnswer {
  const { content, encoding } = request.body as { content: string; encoding?: 'base64' }
  const sha = state.repository.writeBlob(encoding === 'base64' ? Buffer.from(content, 'base64') : content)
  return refusalOf(state, request) ?? filled(`${root}/git/blobs`, 'post', 201, { sha, url: '' })
}

interface NewEntry {
  path: string
  mode: string
  sha: string | null
}

export function createTree(state: HostState, { body }: HostRequest): HostAnswer {
  const { repository } = state
  const { base_tree, tree } = body as unknown as { base_tree: string; tree: NewEntry[] }
  if (!repository.resolve(`${base_tree}^{tree}`)) return notFound
  const known = new Set(repository.treeOf(base_tree, true).map(({ path }) => path))
  const isWrong = tree.some(({ path, sha }) => (sha === null ? !known.has(path) : !repository.resolve(`${sha}^{blob}`)))
  if (isWrong) return unprocessable('GitRPC::BadObjectState')
  const sha = repository.changeTree(base_tree, tree)
  const entries = repository.treeOf(sha, false).map(({ path, mode, type, sha: id }) => ({ path, mode, type, sha: id }))
  return { status: 201, body: { sha, url: '', truncated: false, tree: entries } }
}

export function createCommit(state: HostState, { body }: HostRequest): HostAnswer {
  const { repository } = state
  const { message, tree, parents } = body as unknown as { message: string; tree: string; parents: string[] }
  if (!repository.resolve(`${tree}^{tree}`)) return unprocessable('Tree SHA does not exist')
  const sha = repository.git(['commit-tree', tree, ...parents.flatMap((id) => ['-p', id]), '-m', message])
  return filled(`${root}/git/commits`, 'post', 201, {
    sha,
    message,
    tree: { sha: tree, url: '' },
    parents: parents.map((id) => ({ sha: id, url: '', html_url: '' })),
  })
}

const refAnswer = (status: 200 | 201, branch: string, sha: string) => ({
  status,
  body: description.fill(`${root}/git/ref/{ref}`, 'get', 200, {
    ref: `refs/heads/${branch}`,
    object: { type: 'commit', sha },
  }),
})

const ruleOf = ({ rule }: HostState): HostAnswer | undefined =>
  rule === undefined ? undefined : unprocessable(`Repository rule violations found\n\n${rule}\n\n`)

export function createRef(state: HostState, request: HostRequest): HostAnswer {
  const { repository, faults } = state
  const branch = String(request.body.ref).replace(/^refs\/heads\//, '')
  const sha = String(request.body.sha)
  const refusal = refusalOf(state, request) ?? ruleOf(state)
  if (refusal) return refusal
  if (faults.has('protected'))
    return unprocessable('Cannot create ref due to creations being restricted: protected branch')
  if (state.takeFault('behind')) return unprocessable('Object does not exist')
  if (repository.headOf(branch)) return unprocessable('Reference already exists')
  const isForbidden = faults.has('no-new-branches') || repository.setBranch(branch, sha, '0'.repeat(40))
  if (isForbidden) return unprocessable('Reference update failed')
  return { ...refAnswer(201, branch, sha), isCut: state.takeFault('cut-after-commit') }
}

export function moveRef(state: HostState, request: HostRequest): HostAnswer {
  const { repository, faults } = state
  const branch = String(request.params.ref).replace(/^heads\//, '')
  const { sha, force } = request.body as { sha: string; force?: boolean }
  const refusal = refusalOf(state, request) ?? ruleOf(state)
  if (refusal) return refusal
  if (faults.has('protected')) return unprocessable('Changes must be made through a pull request.')
  if (state.takeFault('behind') || !repository.headOf(branch)) return unprocessable('Reference does not exist')
  if (state.takeFault('stale')) repository.commit(branch, 'Another person', [{ path: 'pages.json', bytes: 'Hers' }])
  const isForward = repository.isAncestor(repository.headOf(branch) ?? '', sha)
  if (!force && !isForward) return unprocessable('Update is not a fast forward')
  repository.setBranch(branch, sha)
  return { ...refAnswer(200, branch, sha), isCut: state.takeFault('cut-after-commit') }
}
