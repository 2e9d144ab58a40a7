import { createHash } from 'node:crypto'

import type { HostState } from '../host-state'
import { OAuth } from '../oauth'
import type { HostAnswer, HostKind, HostRequest, Route } from '../server'
import { description, filled, invalid, notFound, root } from './answers'
import { createBlob, createCommit, createRef, createTree, moveRef } from './commits'
import { answerQuestion } from './graphql'
import {
  changePull,
  createPull,
  listComments,
  listDeploymentStatuses,
  listDeployments,
  listPulls,
  readStatus,
} from './pulls'

const etagOf = (value: unknown): string => `"${createHash('sha256').update(JSON.stringify(value)).digest('hex')}"`

function conditional(request: HostRequest, answer: HostAnswer): HostAnswer {
  const etag = etagOf(answer.body)
  if (request.headers['if-none-match'] === etag) return { status: 304, headers: { etag } }
  return { ...answer, headers: { etag } }
}

function readRef(state: HostState, request: HostRequest): HostAnswer {
  const path = `${root}/git/ref/{ref}`
  const branch = (request.params.ref ?? '').replace(/^heads\//, '')
  if (state.repository.branches().length === 0)
    return { status: 409, body: { message: 'Git Repository is empty.', documentation_url: '' } }
  const sha = state.faults.has('branch-deleted') && branch !== 'main' ? undefined : state.repository.headOf(branch)
  if (!sha) return notFound
  return conditional(
    request,
    filled(path, 'get', 200, { ref: `refs/heads/${branch}`, object: { type: 'commit', sha } }),
  )
}

function deleteRef(state: HostState, branch: string): HostAnswer {
  if (!state.repository.headOf(branch)) return invalid('Reference does not exist')
  state.deleteBranch(branch)
  return { status: 204 }
}

function readTree(state: HostState, { params, query }: HostRequest): HostAnswer {
  const sha = state.repository.resolve(`${params.tree_sha}^{tree}`)
  if (!sha) return notFound
  const isRecursive = query.has('recursive')
  const all = state.repository.treeOf(sha, isRecursive)
  const truncated = isRecursive && state.faults.has('truncated')
  const tree = truncated ? all.slice(0, 1) : all
  return {
    status: 200,
    body: {
      sha,
      url: '',
      truncated,
      tree: tree.map(({ path, mode, type, sha: id, size }) => ({
        path,
        mode,
        type,
        sha: id,
        ...(type === 'blob' && { size }),
      })),
    },
  }
}

function readBlob(state: HostState, { params, headers }: HostRequest): HostAnswer {
  const sha = params.file_sha ?? ''
  if (!state.repository.resolve(`${sha}^{blob}`)) return notFound
  const bytes = state.repository.blob(sha)
  if (headers.accept === 'application/vnd.github.raw+json')
    return { status: 200, body: bytes, headers: { 'content-type': `${headers.accept}; charset=utf-8` }, isFault: true }
  const content = bytes.toString('base64').replace(/.{60}/g, '$&\n')
  return filled(`${root}/git/blobs/{file_sha}`, 'get', 200, { sha, size: bytes.length, content, encoding: 'base64' })
}

function readCommit(state: HostState, { params }: HostRequest): HostAnswer {
  const id = state.repository.resolve(`${params.commit_sha}^{commit}`)
  if (!id) return notFound
  const { sha, tree, parents, message } = state.repository.factsOf(id)
  return filled(`${root}/git/commits/{commit_sha}`, 'get', 200, {
    sha,
    message,
    tree: { sha: tree, url: '' },
    parents: parents.map((parent) => ({ sha: parent, url: '', html_url: '' })),
  })
}

function listCommits(state: HostState, { query }: HostRequest): HostAnswer {
  const [size, number] = [Number(query.get('per_page') ?? 30), Number(query.get('page') ?? 1)]
  const ids = state.repository.historyOf(String(query.get('sha')), query.get('path'))
  const listed = ids.slice((number - 1) * size, number * size).map((id) => {
    const { sha, message, parents, author, date } = state.repository.factsOf(id)
    const by = { name: author, email: 'priya@fox.example', date }
    const path = `${root}/commits`
    const above = parents.map((parent) => ({ sha: parent, url: '', html_url: '' }))
    return description.fill(path, 'get', 200, { sha, parents: above, commit: { message, author: by, committer: by } })
  })
  return { status: 200, body: listed }
}

function routesOf(state: HostState): Route[] {
  const { repository } = state
  return [
    ['GET', '/user', ({ person }) => filled('/user', 'get', 200, { login: person.login, name: person.name })],
    [
      'GET',
      root,
      ({ params, person }) =>
        `${params.owner}/${params.repo}` === state.name
          ? filled(root, 'get', 200, {
              name: params.repo,
              full_name: state.name,
              default_branch: 'main',
              archived: state.isArchived,
              permissions: { admin: false, push: person.mayWrite, pull: true },
            })
          : notFound,
    ],
    ['GET', `${root}/git/ref/{ref}`, (request) => readRef(state, request)],
    [
      'GET',
      `${root}/git/matching-refs/{ref}`,
      ({ params }) => ({
        status: 200,
        body: repository.branches(String(params.ref).replace(/^heads\//, '')).map(({ name, sha }) =>
          description.fill(`${root}/git/matching-refs/{ref}`, 'get', 200, {
            ref: `refs/heads/${name}`,
            object: { type: 'commit', sha },
          }),
        ),
      }),
    ],
    ['POST', `${root}/git/refs`, (request) => createRef(state, request)],
    ['PATCH', `${root}/git/refs/{ref}`, (request) => moveRef(state, request)],
    ['DELETE', `${root}/git/refs/{ref}`, ({ params }) => deleteRef(state, String(params.ref).replace(/^heads\//, ''))],
    ['POST', `${root}/git/blobs`, (request) => createBlob(state, request)],
    ['POST', `${root}/git/trees`, (request) => createTree(state, request)],
    ['POST', `${root}/git/commits`, (request) => createCommit(state, request)],
    ['GET', `${root}/commits`, (request) => listCommits(state, request)],
    ['GET', `${root}/git/commits/{commit_sha}`, (request) => readCommit(state, request)],
    ['GET', `${root}/git/trees/{tree_sha}`, (request) => readTree(state, request)],
    ['GET', `${root}/git/blobs/{file_sha}`, (request) => readBlob(state, request)],
    ['GET', `${root}/pulls`, (request) => listPulls(state, request)],
    ['POST', `${root}/pulls`, (request) => createPull(state, request)],
    ['PATCH', `${root}/pulls/{pull_number}`, (request) => changePull(state, request)],
    ['GET', `${root}/issues/{issue_number}/comments`, (request) => listComments(state, request, 'issues')],
    ['GET', `${root}/pulls/{pull_number}/reviews`, (request) => listComments(state, request, 'reviews')],
    ['GET', `${root}/pulls/{pull_number}/comments`, (request) => listComments(state, request, 'lines')],
    ['GET', `${root}/commits/{ref}/status`, (request) => readStatus(state, request)],
    ['GET', `${root}/deployments`, (request) => listDeployments(state, request)],
    ['GET', `${root}/deployments/{deployment_id}/statuses`, (request) => listDeploymentStatuses(state, request)],
  ]
}

function faultOf({ faults, name }: HostState, method: string, path: string): HostAnswer | undefined {
  if (faults.has('renamed') && path.startsWith(`/repos/${name}`))
    return { status: 301, headers: { location: '/api/v3/repositories/1' }, body: { message: 'Moved Permanently' } }
  if (faults.has('no-access') && path.startsWith(`/repos/${name}`)) return notFound
  if (faults.has('limited'))
    return {
      status: 403,
      headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(Math.ceil(Date.now() / 1000) + 120) },
      body: { message: 'API rate limit exceeded for user ID 1.' },
    }
  if (method !== 'POST') return undefined
  if (faults.has('too-large') && path.endsWith('/git/blobs'))
    return { status: 413, body: { message: 'Payload too big' } }
  if (faults.has('unprocessable')) return { status: 422, body: { message: 'The request could not be processed.' } }
  return undefined
}

const cors: Record<string, string> = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PATCH, PUT, DELETE',
  'access-control-allow-headers':
    'Authorization, Content-Type, If-Match, If-Modified-Since, If-None-Match, If-Unmodified-Since, Accept-Encoding, X-GitHub-OTP, X-Requested-With, User-Agent, GraphQL-Features, X-Github-Next-Global-ID, X-GitHub-Api-Version, X-Fetch-Nonce',
  'access-control-expose-headers':
    'ETag, Link, Location, Retry-After, X-GitHub-OTP, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Used, X-RateLimit-Resource, X-RateLimit-Reset, X-OAuth-Scopes, X-Accepted-OAuth-Scopes, X-Poll-Interval, X-GitHub-Media-Type, X-GitHub-SSO, X-GitHub-Request-Id, Deprecation, Sunset',
  'access-control-max-age': '86400',
}

export function gitHub(state: HostState): HostKind {
  const oauth = new OAuth(state, {
    authorizePath: '/login/oauth/authorize',
    tokenPath: '/login/oauth/access_token',
    wantsSecret: true,
    expiresIn: 28800,
  })
  return {
    prefix: '/api/v3',
    description,
    routes: routesOf(state),
    tokenOf: (authorization) => /^bearer (.+)$/i.exec(authorization)?.[1],
    faultOf: (method, path) => faultOf(state, method, path),
    outside: (request, url, body) =>
      url.pathname === '/api/graphql'
        ? answerQuestion(state, request, body)
        : oauth.answer(request.method ?? 'GET', url, body),
    // Outside of the API GitHub answers no other origin.
    cors: (request) => (request.url?.startsWith('/login/') ? {} : cors),
  }
}
