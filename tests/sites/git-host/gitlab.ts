import { createHash } from 'node:crypto'
import { Description } from './description'
import type { HostState, Pull } from './host-state'
import { OAuth } from './oauth'
import type { HostAnswer, HostKind, HostRequest, Route } from './server'

const root = '/projects/{id}'

const notFound = (what: string): HostAnswer => ({ status: 404, body: { message: `404 ${what} Not Found` } })
const refuse = (status: number, message: string): HostAnswer => ({ status, body: { message } })

function page<T>(items: T[], query: URLSearchParams): T[] {
  const size = Number(query.get('per_page') ?? 20)
  const start = (Number(query.get('page') ?? 1) - 1) * size
  return items.slice(start, start + size)
}

function commitValues(state: HostState, id: string) {
  const { sha, message, parents, author, date } = state.repository.factsOf(id)
  return {
    id: sha,
    short_id: sha.slice(0, 8),
    title: message.split('\n')[0],
    message,
    parent_ids: parents,
    author_name: author,
    author_email: 'priya@fox.example',
    authored_date: date,
    committer_name: author,
    committer_email: 'priya@fox.example',
    committed_date: date,
    created_at: date,
    web_url: `https://gitlab.example/${state.name}/-/commit/${sha}`,
  }
}

const branchValues = (state: HostState, name: string, sha: string) => ({
  name,
  commit: commitValues(state, sha),
  merged: false,
  protected: name === 'main',
  default: name === 'main',
  can_push: true,
  web_url: `https://gitlab.example/${state.name}/-/tree/${name}`,
})

function readBranch(state: HostState, { params, headers }: HostRequest): HostAnswer {
  const name = params.branch ?? ''
  const sha = state.faults.has('branch-deleted') && name !== 'main' ? undefined : state.repository.headOf(name)
  if (!sha) return notFound('Branch')
  const etag = `W/"${createHash('sha256').update(sha).digest('hex').slice(0, 32)}"`
  if (headers['if-none-match'] === etag) return { status: 304, headers: { etag } }
  return { status: 200, body: branchValues(state, name, sha), headers: { etag } }
}

/** "^fox/" finds the names that begin so. */
function listBranches(state: HostState, { query }: HostRequest): HostAnswer {
  const search = query.get('search') ?? ''
  const isFound = (name: string) => (search.startsWith('^') ? name.startsWith(search.slice(1)) : name.includes(search))
  const found = state.repository.branches().filter(({ name }) => isFound(name))
  return { status: 200, body: page(found, query).map(({ name, sha }) => branchValues(state, name, sha)) }
}

function readTree(state: HostState, { query }: HostRequest): HostAnswer {
  const path = query.get('path') ?? ''
  const tree = state.repository.resolve(`${query.get('ref')}:${path}`)
  if (!tree) return { status: 404, body: { message: '404 invalid revision or path Not Found' } }
  const items = state.repository
    .treeOf(tree, query.get('recursive') === 'true')
    .map(({ path: name, sha, type, mode }) => ({
      id: sha,
      name: name.split('/').at(-1),
      type,
      path: path ? `${path}/${name}` : name,
      mode,
    }))
  return { status: 200, body: page(items, query) }
}

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

function createCommit(state: HostState, { body, person }: HostRequest): HostAnswer {
  const { repository, faults } = state
  const { branch, start_sha, commit_message, actions } = body as unknown as {
    branch: string
    start_sha?: string
    commit_message: string
    actions: Action[]
  }
  if (!person.mayWrite) return refuse(403, '403 Forbidden')
  if (state.isArchived) return refuse(403, '403 Forbidden - The project is archived')
  if (faults.has('protected')) return refuse(403, `You are not allowed to push into this branch`)
  const before = repository.headOf(branch)
  if (before && state.takeFault('stale'))
    repository.commit(branch, 'Somebody else', [{ path: 'pages.json', bytes: 'Hers' }])
  const head = repository.headOf(branch)
  if (start_sha && head)
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

function requestValues(state: HostState, origin: string, pull: Pull) {
  const isMerged = pull.state === 'merged'
  return {
    id: pull.number,
    iid: pull.number,
    project_id: 1,
    title: pull.title,
    description: pull.text,
    state: pull.state === 'open' ? 'opened' : pull.state,
    web_url: `${origin}/${state.name}/-/merge_requests/${pull.number}`,
    source_branch: pull.branch,
    target_branch: pull.into,
    sha: isMerged && pull.way === 'rebase' ? pull.mergedAs : (state.repository.headOf(pull.branch) ?? null),
    merge_commit_sha: isMerged && pull.way === 'merge' ? pull.mergedAs : null,
    squash_commit_sha: isMerged && pull.way === 'squash' ? pull.mergedAs : null,
    merged_at: isMerged ? '2026-01-02T03:04:05Z' : null,
    created_at: '2026-01-02T03:04:05Z',
  }
}

function listRequests(state: HostState, { query, origin }: HostRequest): HostAnswer {
  const wanted = query.get('state') ?? 'all'
  const found = state.pulls
    .map((pull) => requestValues(state, origin, pull))
    .filter((item) => !query.has('source_branch') || item.source_branch === query.get('source_branch'))
    .filter((item) => !query.has('target_branch') || item.target_branch === query.get('target_branch'))
    .filter((item) => wanted === 'all' || item.state === wanted)
  return { status: 200, body: page(found.toReversed(), query) }
}

function createRequest(state: HostState, { body, origin, person }: HostRequest): HostAnswer {
  if (!person.mayWrite) return refuse(403, '403 Forbidden')
  const [branch, into] = [String(body.source_branch), String(body.target_branch)]
  if (!state.repository.headOf(branch)) return refuse(400, 'Source branch does not exist')
  const open = state.openPullOf(branch, into)
  if (open)
    return {
      status: 409,
      body: { message: [`Another open merge request already exists for this source branch: !${open.number}`] },
    }
  const pull = state.openPull({ branch, into, title: String(body.title), text: String(body.description ?? '') })
  return { status: 201, body: requestValues(state, origin, pull) }
}

const previewStates = { building: 'running', ready: 'success', failed: 'failed' } as const

function listStatuses(state: HostState, { params }: HostRequest): HostAnswer {
  const sha = params.sha ?? ''
  const preview = state.previews.get(sha)
  const common = { id: 1, sha, ref: 'main', created_at: '2026-01-02T03:04:05Z' }
  const tests = { ...common, status: 'success', name: 'tests', target_url: 'https://ci.example/1' }
  const deploy = preview && {
    ...common,
    status: previewStates[preview.state],
    name: 'deploy preview',
    target_url: preview.address,
  }
  return { status: 200, body: deploy && preview.by === 'status' ? [tests, deploy] : [tests] }
}

function listDeployments(state: HostState): HostAnswer {
  const deployed = [...state.previews].filter(([, { by }]) => by === 'deployment')
  const body = deployed.map(([sha, preview]) => ({
    id: 1,
    iid: 1,
    ref: 'main',
    sha,
    status: previewStates[preview.state],
    created_at: '2026-01-02T03:04:05Z',
    environment: { id: 1, name: 'review', external_url: preview.address },
  }))
  return { status: 200, body }
}

function readProject(state: HostState, { params, person, origin }: HostRequest): HostAnswer {
  if (params.id !== state.name) return notFound('Project')
  const isEmpty = state.repository.branches().length === 0
  const body = {
    id: 1,
    name: 'site',
    path_with_namespace: state.name,
    default_branch: isEmpty ? null : 'main',
    web_url: `${origin}/${state.name}`,
    visibility: 'private',
    archived: state.isArchived,
    empty_repo: isEmpty,
    permissions: { project_access: { access_level: person.mayWrite ? 30 : 20 }, group_access: null },
  }
  return { status: 200, body }
}

function listCommits(state: HostState, { query }: HostRequest): HostAnswer {
  const path = query.get('path')
  const ids = state.repository.git(['log', '--format=%H', String(query.get('ref_name')), ...(path ? ['--', path] : [])])
  const commits = ids.split('\n').filter((id) => id !== '')
  return { status: 200, body: page(commits, query).map((id) => commitValues(state, id)) }
}

function readBlob(state: HostState, { params }: HostRequest): HostAnswer {
  if (!state.repository.resolve(`${params.sha}^{blob}`)) return notFound('Blob')
  const bytes = state.repository.blob(params.sha ?? '')
  return {
    status: 200,
    body: { size: bytes.length, encoding: 'base64', content: bytes.toString('base64'), sha: params.sha },
  }
}

function readCommit(state: HostState, { params }: HostRequest): HostAnswer {
  const id = state.repository.resolve(`${params.sha}^{commit}`)
  return id ? { status: 200, body: commitValues(state, id) } : notFound('Commit')
}

const routesOf = (state: HostState): Route[] => [
  [
    'GET',
    '/user',
    ({ person, origin }) => ({
      status: 200,
      body: { id: 1, username: person.login, name: person.name, state: 'active', web_url: `${origin}/${person.login}` },
    }),
  ],
  ['GET', root, (request) => readProject(state, request)],
  ['GET', `${root}/repository/branches`, (request) => listBranches(state, request)],
  ['GET', `${root}/repository/branches/{branch}`, (request) => readBranch(state, request)],
  ['GET', `${root}/repository/tree`, (request) => readTree(state, request)],
  ['GET', `${root}/repository/blobs/{sha}`, (request) => readBlob(state, request)],
  ['GET', `${root}/repository/commits`, (request) => listCommits(state, request)],
  ['POST', `${root}/repository/commits`, (request) => createCommit(state, request)],
  ['GET', `${root}/repository/commits/{sha}`, (request) => readCommit(state, request)],
  ['GET', `${root}/repository/commits/{sha}/statuses`, (request) => listStatuses(state, request)],
  ['GET', `${root}/merge_requests`, (request) => listRequests(state, request)],
  ['POST', `${root}/merge_requests`, (request) => createRequest(state, request)],
  ['GET', `${root}/deployments`, () => listDeployments(state)],
]

function faultOf({ faults }: HostState, method: string, path: string): HostAnswer | undefined {
  if (faults.has('renamed') && path.startsWith('/projects/'))
    return { status: 301, headers: { location: '/api/v4/projects/1' }, body: { message: 'Moved' } }
  if (faults.has('limited')) return { status: 429, headers: { 'retry-after': '120' }, body: 'Retry later' }
  if (method !== 'POST') return undefined
  if (faults.has('read-only-token'))
    return {
      status: 403,
      body: {
        error: 'insufficient_scope',
        error_description: 'The request requires higher privileges than provided by the access token.',
        scope: 'api',
      },
    }
  if (faults.has('too-large')) return { status: 413, body: '<html>413 Request Entity Too Large</html>' }
  return faults.has('unprocessable')
    ? { status: 422, body: { message: 'The request could not be processed.' } }
    : undefined
}

export function gitLab(state: HostState): HostKind {
  const oauth = new OAuth(state, {
    authorizePath: '/oauth/authorize',
    tokenPath: '/oauth/token',
    revokePath: '/oauth/revoke',
    wantsSecret: false,
    expiresIn: 7200,
  })
  return {
    prefix: '/api/v4',
    description: new Description('gitlab'),
    routes: routesOf(state),
    tokenOf: (authorization) => /^bearer (.+)$/i.exec(authorization)?.[1],
    faultOf: (method, path) => faultOf(state, method, path),
    outside: (request, url, body) => oauth.answer(request.method ?? 'GET', url, body),
    cors: (request) => ({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS',
      'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '',
      'access-control-expose-headers':
        'ETag, Link, Retry-After, X-Total, X-Total-Pages, X-Per-Page, X-Page, X-Next-Page, X-Prev-Page, X-Request-Id',
    }),
  }
}
