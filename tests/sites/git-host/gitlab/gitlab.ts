import { createHash } from 'node:crypto'
import { Description } from '../description'
import type { HostState } from '../host-state'
import { OAuth } from '../oauth'
import type { HostAnswer, HostKind, HostRequest, Route } from '../server'
import { commitValues, notFound, page, root } from './answers'
import { createCommit } from './commits'
import { changeRequest, createRequest, listDeployments, listNotes, listRequests, listStatuses } from './requests'

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

function deleteBranch(state: HostState, branch: string): HostAnswer {
  if (!state.repository.headOf(branch)) return notFound('Branch')
  state.deleteBranch(branch)
  return { status: 204 }
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
  const commits = state.repository.historyOf(String(query.get('ref_name')), query.get('path'))
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
  ['DELETE', `${root}/repository/branches/{branch}`, ({ params }) => deleteBranch(state, params.branch ?? '')],
  ['GET', `${root}/repository/tree`, (request) => readTree(state, request)],
  ['GET', `${root}/repository/blobs/{sha}`, (request) => readBlob(state, request)],
  ['GET', `${root}/repository/commits`, (request) => listCommits(state, request)],
  ['POST', `${root}/repository/commits`, (request) => createCommit(state, request)],
  ['GET', `${root}/repository/commits/{sha}`, (request) => readCommit(state, request)],
  ['GET', `${root}/repository/commits/{sha}/statuses`, (request) => listStatuses(state, request)],
  ['GET', `${root}/merge_requests`, (request) => listRequests(state, request)],
  ['POST', `${root}/merge_requests`, (request) => createRequest(state, request)],
  ['PUT', `${root}/merge_requests/{merge_request_iid}`, (request) => changeRequest(state, request)],
  ['GET', `${root}/merge_requests/{merge_request_iid}/notes`, (request) => listNotes(state, request)],
  ['GET', `${root}/deployments`, () => listDeployments(state)],
]

function faultOf({ faults }: HostState, method: string, path: string): HostAnswer | undefined {
  if (faults.has('renamed') && path.startsWith('/projects/'))
    return { status: 301, headers: { location: '/api/v4/projects/1' }, body: { message: 'Moved' } }
  if (faults.has('no-access') && path.startsWith('/projects/')) return notFound('Project')
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
  if (faults.has('too-large') && path.endsWith('/commits'))
    return { status: 413, body: '<html>413 Request Entity Too Large</html>' }
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
