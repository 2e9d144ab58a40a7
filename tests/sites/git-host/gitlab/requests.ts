import type { HostState, Pull } from '../host-state'
import type { HostAnswer, HostRequest } from '../server'
import { notFound, page, refuse } from './answers'

function requestValues(state: HostState, origin: string, pull: Pull) {
  const isMerged = pull.state === 'merged'
  return {
    id: pull.number,
    iid: pull.number,
    project_id: 1,
    title: pull.title,
    author: { id: 1, username: 'priya', name: 'Priya Raman' },
    description: pull.text,
    state: pull.state === 'open' ? 'opened' : pull.state,
    web_url: `${origin}/${state.name}/-/merge_requests/${pull.number}`,
    source_branch: pull.branch,
    target_branch: pull.into,
    sha: isMerged && pull.way === 'rebase' ? pull.mergedAs : state.headOf(pull) || null,
    merge_commit_sha: isMerged && pull.way === 'merge' ? pull.mergedAs : null,
    squash_commit_sha: isMerged && pull.way === 'squash' ? pull.mergedAs : null,
    merged_at: isMerged ? '2026-01-02T03:04:05Z' : null,
    created_at: '2026-01-02T03:04:05Z',
  }
}

export function listRequests(state: HostState, { query, origin }: HostRequest): HostAnswer {
  const wanted = query.get('state') ?? 'all'
  const found = state.pulls
    .map((pull) => requestValues(state, origin, pull))
    .filter((item) => !query.has('source_branch') || item.source_branch === query.get('source_branch'))
    .filter((item) => !query.has('target_branch') || item.target_branch === query.get('target_branch'))
    .filter((item) => wanted === 'all' || item.state === wanted)
  return { status: 200, body: page(found.toReversed(), query) }
}

export function listNotes(state: HostState, { params }: HostRequest): HostAnswer {
  const pull = state.pulls.find(({ number }) => String(number) === params.merge_request_iid)
  if (!pull) return notFound('Merge request')
  const note = (author: string, body: string, created_at: string, system: boolean, id: number) => ({
    ...{ id, body, created_at, system },
    author: { id: 1, username: author, name: author },
  })
  const own = pull.comments.map(({ author, words, time }, index) => note(author, words, time, false, index + 2))
  return { status: 200, body: [note('priya', 'added 1 commit', '2026-01-01T00:00:00Z', true, 1), ...own] }
}

export function createRequest(state: HostState, { body, origin, person }: HostRequest): HostAnswer {
  if (!person.mayWrite) return refuse(403, '403 Forbidden')
  const [branch, into] = [String(body.source_branch), String(body.target_branch)]
  if (state.takeFault('behind') || !state.repository.headOf(branch)) return refuse(400, 'Source branch does not exist')
  const open = state.openPullOf(branch, into)
  if (open)
    return {
      status: 409,
      body: { message: [`Another open merge request already exists for this source branch: !${open.number}`] },
    }
  const pull = state.openPull({ branch, into, title: String(body.title), text: String(body.description ?? '') })
  return { status: 201, body: requestValues(state, origin, pull) }
}

export function changeRequest(state: HostState, { body, origin, params }: HostRequest): HostAnswer {
  const pull = state.pulls.find(({ number }) => String(number) === params.merge_request_iid)
  if (!pull) return notFound('Merge request')
  if (body.state_event === 'close' && pull.state === 'open') pull.state = 'closed'
  if (body.title !== undefined) pull.title = String(body.title)
  if (body.description !== undefined) pull.text = String(body.description)
  return { status: 200, body: requestValues(state, origin, pull) }
}

const previewStates = { building: 'running', ready: 'success', failed: 'failed' } as const

export function listStatuses(state: HostState, { params }: HostRequest): HostAnswer {
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

export function listDeployments(state: HostState): HostAnswer {
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
