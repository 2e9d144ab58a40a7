import { Description } from './description'
import type { HostState, Pull } from './host-state'
import { OAuth } from './oauth'
import type { HostAnswer, HostKind, HostRequest, Route } from './server'

const root = '/repos/{owner}/{repo}'

const notFound = (message = "The target couldn't be found."): HostAnswer => ({
  status: 404,
  body: { message, url: '', errors: [] },
})
const refuse = (status: number, message: string): HostAnswer => ({ status, body: { message, url: '' } })

function page<T>(items: T[], query: URLSearchParams): T[] {
  const size = Math.min(50, Number(query.get('limit') ?? 30))
  const start = (Number(query.get('page') ?? 1) - 1) * size
  return items.slice(start, start + size)
}

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
  state.repository.deleteBranch(branch)
  return { status: 204 }
}

function readCommit(state: HostState, { params }: HostRequest): HostAnswer {
  const id = state.repository.resolve(`${params.sha}^{commit}`)
  if (!id) return notFound()
  const { sha, message, tree, parents } = state.repository.factsOf(id)
  return {
    status: 200,
    body: {
      sha,
      url: '',
      commit: { message, tree: { sha: tree, url: '' } },
      parents: parents.map((parent) => ({ sha: parent, url: '' })),
    },
  }
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

function changeFiles(state: HostState, { body, person }: HostRequest): HostAnswer {
  const { repository } = state
  const { branch, message, files } = body as unknown as { branch: string; message: string; files: Operation[] }
  if (!person.mayWrite) return refuse(403, 'user should have a permission to write to a repo')
  if (state.isArchived) return refuse(423, 'Repo is archived')
  if (state.faults.has('protected')) return refuse(403, 'branch is protected')
  if (repository.headOf(branch) && repository.headOf(branch) !== repository.headOf('main') && state.takeFault('stale'))
    repository.commit(branch, 'Somebody else', [{ path: 'pages.json', bytes: 'Hers' }])
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

/** As Forgejo does, `ref` of a branch that was deleted names the request. */
function pullValues(state: HostState, origin: string, pull: Pull) {
  const sha = state.repository.headOf(pull.branch)
  return {
    id: pull.number,
    number: pull.number,
    title: pull.title,
    body: pull.text,
    state: pull.state === 'open' ? 'open' : 'closed',
    html_url: `${origin}/${state.name}/pulls/${pull.number}`,
    merged: pull.state === 'merged',
    merge_commit_sha: pull.mergedAs ?? null,
    head: { label: pull.branch, ref: sha ? pull.branch : `refs/pull/${pull.number}/head`, sha: sha ?? '', repo_id: 1 },
    base: { label: pull.into, ref: pull.into, sha: '', repo_id: 1 },
  }
}

function listPulls(state: HostState, { query, origin }: HostRequest): HostAnswer {
  const found = state.pulls.filter((pull) => query.get('state') === 'all' || pull.state === 'open').toReversed()
  return { status: 200, body: page(found, query).map((pull) => pullValues(state, origin, pull)) }
}

function createPull(state: HostState, { body, origin, person }: HostRequest): HostAnswer {
  if (!person.mayWrite) return refuse(404, 'Not found')
  const [branch, into] = [String(body.head), String(body.base)]
  if (!state.repository.headOf(branch)) return notFound(`branch does not exist [name: ${branch}]`)
  if (state.openPullOf(branch, into)) return refuse(409, 'pull request already exists for these targets')
  const pull = state.openPull({ branch, into, title: String(body.title), text: String(body.body ?? '') })
  return { status: 201, body: pullValues(state, origin, pull) }
}

const previewStates = { building: 'pending', ready: 'success', failed: 'failure' } as const

function readStatus(state: HostState, { params }: HostRequest): HostAnswer {
  const preview = state.previews.get(params.ref ?? '')
  const tests = { id: 1, context: 'tests', status: 'success', target_url: 'https://ci.example/1' }
  const deploy = preview && {
    id: 2,
    context: 'deploy-preview',
    status: previewStates[preview.state],
    target_url: preview.address,
  }
  const statuses = deploy ? [tests, deploy] : [tests]
  return { status: 200, body: { sha: params.ref, state: 'success', statuses, total_count: statuses.length } }
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
  ['GET', `${root}/git/commits/{sha}`, (request) => readCommit(state, request)],
  ['GET', `${root}/git/trees/{sha}`, (request) => readTree(state, request)],
  ['GET', `${root}/git/blobs/{sha}`, (request) => readBlob(state, request)],
  ['POST', `${root}/contents`, (request) => changeFiles(state, request)],
  ['GET', `${root}/pulls`, (request) => listPulls(state, request)],
  ['POST', `${root}/pulls`, (request) => createPull(state, request)],
  ['GET', `${root}/commits/{ref}/status`, (request) => readStatus(state, request)],
]

function faultOf({ faults }: HostState, method: string, path: string): HostAnswer | undefined {
  if (faults.has('renamed') && path.startsWith('/repos/'))
    return { status: 307, headers: { location: '/api/v1/repos/fox/other' } }
  if (faults.has('limited')) return { status: 429, headers: { 'retry-after': '120' }, body: 'Too many requests' }
  if (method !== 'POST') return undefined
  if (faults.has('read-only-token'))
    return {
      status: 403,
      body: { message: 'token does not have at least one of required scope(s): [write:repository]', url: '' },
    }
  if (faults.has('too-large')) return { status: 413, body: '<html>413 Request Entity Too Large</html>' }
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
