import type { HostState, Pull } from '../host-state'
import type { HostAnswer, HostRequest } from '../server'
import { description, filled, invalid, notFound, root } from './answers'

const pullValues = (state: HostState, origin: string, pull: Pull) => ({
  number: pull.number,
  user: description.fill('/user', 'get', 200, { login: 'priya' }),
  title: pull.title,
  body: pull.text,
  html_url: `${origin}/${state.name}/pull/${pull.number}`,
  state: pull.state === 'open' ? 'open' : 'closed',
  merged_at: pull.state === 'merged' ? '2026-01-02T03:04:05Z' : null,
  merge_commit_sha: pull.mergedAs ?? null,
  head: { ref: pull.branch, sha: state.headOf(pull) },
  base: { ref: pull.into },
})

export function listPulls(state: HostState, { query, origin }: HostRequest): HostAnswer {
  const owner = state.name.split('/')[0]
  const found = state.pulls
    .filter((pull) => !query.has('head') || query.get('head') === `${owner}:${pull.branch}`)
    .filter((pull) => !query.has('base') || query.get('base') === pull.into)
    .filter((pull) => query.get('state') === 'all' || pull.state === 'open')
    .toReversed()
    .slice(0, Number(query.get('per_page') ?? 30))
  return {
    status: 200,
    body: found.map((pull) => description.fill(`${root}/pulls`, 'get', 200, pullValues(state, origin, pull))),
  }
}

/** The comments of all, of reviews and of lines are in lists of their own; those with a mark belong to the latter. */
export function listComments(state: HostState, { params, origin }: HostRequest, kind: 'issues' | 'reviews' | 'lines') {
  const number = params.issue_number ?? params.pull_number
  const pull = state.pulls.find((one) => String(one.number) === number)
  if (!pull) return notFound
  const path = {
    issues: `${root}/issues/{issue_number}/comments`,
    reviews: `${root}/pulls/{pull_number}/reviews`,
    lines: `${root}/pulls/{pull_number}/comments`,
  }[kind]
  const comments = pull.comments.filter(({ words }) => (words.match(/^(?:reviews|lines)/)?.[0] ?? 'issues') === kind)
  const body = comments.map(({ author, words, time }) =>
    description.fill(path, 'get', 200, {
      user: description.fill('/user', 'get', 200, { login: author }),
      body: words,
      html_url: `${origin}/${state.name}/pull/${pull.number}#1`,
      ...(kind === 'reviews' ? { submitted_at: time } : { created_at: time }),
    }),
  )
  return { status: 200, body }
}

/** What GitHub says for a moment of a branch that was just made. */
const invalidHead: HostAnswer = {
  status: 422,
  body: {
    message: 'Validation Failed',
    errors: [{ resource: 'PullRequest', field: 'head', code: 'invalid' }],
    documentation_url: 'https://docs.github.com/rest',
  },
}

export function changePull(state: HostState, { body, origin, params }: HostRequest): HostAnswer {
  const pull = state.pulls.find(({ number }) => String(number) === params.pull_number)
  if (!pull) return notFound
  if (body.state === 'closed' && pull.state === 'open') pull.state = 'closed'
  if (body.title !== undefined) pull.title = String(body.title)
  if (body.body !== undefined) pull.text = String(body.body)
  return filled(`${root}/pulls/{pull_number}`, 'patch', 200, pullValues(state, origin, pull))
}

export function createPull(state: HostState, { body, origin, person }: HostRequest): HostAnswer {
  if (!person.mayWrite) return { status: 403, body: { message: 'Resource not accessible by personal access token' } }
  const [branch, into] = [String(body.head), String(body.base)]
  const [head, base] = [state.repository.headOf(branch), state.repository.headOf(into)]
  if (state.takeFault('behind')) return invalidHead
  if (!head || !base) return invalid('head or base does not exist')
  if (state.openPullOf(branch, into))
    return invalid(`A pull request already exists for ${state.name.split('/')[0]}:${branch}.`)
  if (state.repository.git(['rev-list', '--count', `${base}..${head}`]) === '0')
    return invalid(`No commits between ${into} and ${branch}`)
  const pull = state.openPull({ branch, into, title: String(body.title), text: String(body.body ?? '') })
  return filled(`${root}/pulls`, 'post', 201, pullValues(state, origin, pull))
}

const previewStates = { building: 'pending', ready: 'success', failed: 'failure' } as const

export function readStatus(state: HostState, { params }: HostRequest): HostAnswer {
  const preview = state.previews.get(params.ref ?? '')
  const tests = { context: 'tests', state: 'success', target_url: 'https://ci.example/1' }
  const deploy = preview?.by === 'status' && {
    context: 'deploy-preview',
    state: previewStates[preview.state],
    target_url: preview.address,
  }
  const statuses = [tests, deploy].filter((one) => one !== false && one !== undefined)
  const full = statuses.map((one) => ({
    url: '',
    avatar_url: null,
    id: 1,
    node_id: '',
    description: null,
    created_at: '2026-01-02T03:04:05Z',
    updated_at: '2026-01-02T03:04:05Z',
    ...one,
  }))
  return filled(`${root}/commits/{ref}/status`, 'get', 200, {
    state: 'success',
    sha: params.ref,
    total_count: statuses.length,
    statuses: full,
  })
}

export function listDeployments(state: HostState, { query }: HostRequest): HostAnswer {
  const sha = query.get('sha') ?? ''
  const isDeployed = state.previews.get(sha)?.by === 'deployment'
  const id = [...state.previews.keys()].indexOf(sha)
  return { status: 200, body: isDeployed ? [description.fill(`${root}/deployments`, 'get', 200, { id, sha })] : [] }
}

export function listDeploymentStatuses(state: HostState, { params }: HostRequest): HostAnswer {
  const path = `${root}/deployments/{deployment_id}/statuses`
  const preview = [...state.previews.values()][Number(params.deployment_id)]
  if (!preview) return notFound
  const values = { state: previewStates[preview.state], environment_url: preview.address }
  return { status: 200, body: [description.fill(path, 'get', 200, values)] }
}
