import { Description } from '../description'
import type { HostState } from '../host-state'
import { OAuth } from '../oauth'
import type { HostAnswer, HostKind, HostRequest, Route } from '../server'
import { notFound, page, refuse, root } from './answers'
import { changeFiles } from './contents'
import { changePull, createPull, listComments, listPulls, readStatus } from './pulls'

const branchValues = (state: HostState, name: string, sha: string) => ({
  name,
  commit: { id: sha, message: state.repository.factsOf(sha).message },
  protected: false,
  user_can_push: true,
  user_can_merge: true,
})

function readBranch(state: HostState, { params }: HostRequest): HostAnswer {
  const name = params.branch ?? ''
  const sha = state.faults.has('branch-deleted') && name !== 'main' ? undefined : state.repository.headOf(name)
  return sha ? { status: 200, body: branchValues(state, name, sha) } : notFound()
}

function createBranch(state: HostState, { body, person }: HostRequest): HostAnswer {
  if (!person.mayWrite) return refuse(403, 'user should have a permission to write to a repo')
  if (state.isArchived) return refuse(423, 'Repo is archived')
  if (state.faults.has('protected')) return refuse(403, 'branch is protected')
  const name = String(body.new_branch_name)
  const from = state.repository.resolve(`${body.old_ref_name}^{commit}`)
  if (!from) return notFound('The old branch does not exist')
  if (state.repository.headOf(name)) return refuse(409, 'The branch already exists.')
  const refusal = state.repository.setBranch(name, from)
  if (refusal) return refuse(409, 'The branch with the same tree already exists.')
  return { status: 201, body: branchValues(state, name, from) }
}

function deleteBranch(state: HostState, branch: string): HostAnswer {
  if (!state.repository.headOf(branch)) return notFound()
  state.deleteBranch(branch)
  return { status: 204 }
}

function commitValues(state: HostState, id: string) {
  const { sha, message, tree, parents, author, date } = state.repository.factsOf(id)
  const by = { name: author, email: 'priya@fox.example', date }
  return {
    sha,
    url: '',
    commit: { message, author: by, committer: by, tree: { sha: tree, url: '' } },
    parents: parents.map((parent) => ({ sha: parent, url: '' })),
  }
}

function readCommit(state: HostState, { params }: HostRequest): HostAnswer {
  const id = state.repository.resolve(`${params.sha}^{commit}`)
  return id ? { status: 200, body: commitValues(state, id) } : notFound()
}

/** With a path the size of a page is the server's own. */
function listCommits(state: HostState, { query }: HostRequest): HostAnswer {
  const number = Number(query.get('page') ?? 1)
  const ids = state.repository.historyOf(String(query.get('sha')), query.get('path'))
  if (ids.length === 0) return notFound()
  return { status: 200, body: ids.slice((number - 1) * 50, number * 50).map((id) => commitValues(state, id)) }
}

/** Pages of ten, so that a small repository has several. */
function readTree(state: HostState, { params, query }: HostRequest): HostAnswer {
  const sha = state.repository.resolve(`${params.sha}^{tree}`)
  if (!sha) return { status: 400, body: { message: `object does not exist [id: ${params.sha}, rel_path: ]`, url: '' } }
  const items = state.repository.treeOf(sha, query.get('recursive') === 'true')
  const size = Math.min(10, Number(query.get('per_page') ?? 10))
  const number = Number(query.get('page') ?? 1)
  const tree = items
    .slice((number - 1) * size, number * size)
    .map(({ path, mode, type, sha: id, size: bytes }) => ({ path, mode, type, sha: id, size: bytes, url: '' }))
  return {
    status: 200,
    body: { sha, url: '', tree, truncated: items.length > number * size, page: number, total_count: items.length },
  }
}

function readBlob(state: HostState, { params }: HostRequest): HostAnswer {
  if (!state.repository.resolve(`${params.sha}^{blob}`)) return refuse(400, 'object does not exist')
  const bytes = state.repository.blob(params.sha ?? '')
  return {
    status: 200,
    body: { content: bytes.toString('base64'), encoding: 'base64', url: '', sha: params.sha, size: bytes.length },
  }
}

function readRepository(state: HostState, { params, person }: HostRequest): HostAnswer {
  if (`${params.owner}/${params.repo}` !== state.name) return notFound()
  const permissions = { admin: false, push: person.mayWrite, pull: true }
  const empty = state.repository.branches().length === 0
  return {
    status: 200,
    body: {
      id: 1,
      name: params.repo,
      full_name: state.name,
      default_branch: 'main',
      archived: state.isArchived,
      empty,
      permissions,
    },
  }
}

const routesOf = (state: HostState): Route[] => [
  ['GET', '/user', ({ person }) => ({ status: 200, body: { id: 1, login: person.login, full_name: person.name } })],
  ['GET', root, (request) => readRepository(state, request)],
  [
    'GET',
    `${root}/branches`,
    ({ query }) => ({
      status: 200,
      body: page(state.repository.branches(), query).map(({ name, sha }) => branchValues(state, name, sha)),
    }),
  ],
  ['GET', `${root}/branches/{branch}`, (request) => readBranch(state, request)],
  ['DELETE', `${root}/branches/{branch}`, ({ params }) => deleteBranch(state, params.branch ?? '')],
  ['POST', `${root}/branches`, (request) => createBranch(state, request)],
  ['GET', `${root}/commits`, (request) => listCommits(state, request)],
  ['GET', `${root}/git/commits/{sha}`, (request) => readCommit(state, request)],
  ['GET', `${root}/git/trees/{sha}`, (request) => readTree(state, request)],
  ['GET', `${root}/git/blobs/{sha}`, (request) => readBlob(state, request)],
  ['POST', `${root}/contents`, (request) => changeFiles(state, request)],
  ['GET', `${root}/pulls`, (request) => listPulls(state, request)],
  ['POST', `${root}/pulls`, (request) => createPull(state, request)],
  ['PATCH', `${root}/pulls/{index}`, (request) => changePull(state, request)],
  ['GET', `${root}/issues/{index}/comments`, (request) => listComments(state, request, false)],
  ['GET', `${root}/pulls/{index}/reviews`, (request) => listComments(state, request, true)],
  ['GET', `${root}/commits/{ref}/status`, (request) => readStatus(state, request)],
]

function faultOf({ faults }: HostState, method: string, path: string): HostAnswer | undefined {
  if (faults.has('renamed') && path.startsWith('/repos/'))
    return { status: 307, headers: { location: '/api/v1/repos/fox/other' } }
  if (faults.has('no-access') && path.startsWith('/repos/')) return notFound()
  if (faults.has('limited')) return { status: 429, headers: { 'retry-after': '120' }, body: 'Too many requests' }
  if (method !== 'POST') return undefined
  if (faults.has('read-only-token'))
    return {
      status: 403,
      body: { message: 'token does not have at least one of required scope(s): [write:repository]', url: '' },
    }
  if (faults.has('too-large') && path.endsWith('/contents'))
    return { status: 413, body: '<html>413 Request Entity Too Large</html>' }
  return faults.has('unprocessable')
    ? { status: 422, body: { message: 'The request could not be processed.', url: '' } }
    : undefined
}

export function forgejo(state: HostState): HostKind {
  const oauth = new OAuth(state, {
    authorizePath: '/login/oauth/authorize',
    tokenPath: '/login/oauth/access_token',
    wantsSecret: false,
    expiresIn: 3600,
  })
  return {
    prefix: '/api/v1',
    description: new Description('forgejo'),
    routes: routesOf(state),
    tokenOf: (authorization) => /^(?:token|bearer) (.+)$/i.exec(authorization)?.[1],
    faultOf: (method, path) => faultOf(state, method, path),
    outside: (request, url, body) => oauth.answer(request.method ?? 'GET', url, body),
    // As set in app.ini: [cors] ENABLED = true, HEADERS = Content-Type. Authorization is always allowed.
    cors: (request) => ({
      'access-control-allow-origin': request.headers.origin ?? '*',
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
      'access-control-allow-headers': 'Authorization, X-Gitea-OTP, X-Forgejo-OTP, Content-Type',
      vary: 'Origin',
    }),
  }
}
