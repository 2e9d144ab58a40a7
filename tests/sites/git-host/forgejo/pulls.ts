import type { HostState, Pull } from '../host-state'
import type { HostAnswer, HostRequest } from '../server'
import { notFound, page, refuse } from './answers'

/** As Forgejo does, `ref` of a branch that was deleted names the request. */
function pullValues(state: HostState, origin: string, pull: Pull) {
  const sha = state.repository.headOf(pull.branch)
  return {
    id: pull.number,
    number: pull.number,
    title: pull.title,
    user: { id: 1, login: 'priya', full_name: 'Priya Raman' },
    body: pull.text,
    state: pull.state === 'open' ? 'open' : 'closed',
    html_url: `${origin}/${state.name}/pulls/${pull.number}`,
    merged: pull.state === 'merged',
    merge_commit_sha: pull.mergedAs ?? null,
    head: {
      ...{ label: pull.branch, ref: sha ? pull.branch : `refs/pull/${pull.number}/head` },
      ...{ sha: state.headOf(pull), repo_id: 1 },
    },
    base: { label: pull.into, ref: pull.into, sha: '', repo_id: 1 },
  }
}

export function listPulls(state: HostState, { query, origin }: HostRequest): HostAnswer {
  const found = state.pulls.filter((pull) => query.get('state') === 'all' || pull.state === 'open').toReversed()
  return { status: 200, body: page(found, query).map((pull) => pullValues(state, origin, pull)) }
}

/** The words of reviews begin so. */
export function listComments(state: HostState, { params, origin }: HostRequest, isOfReviews: boolean): HostAnswer {
  const pull = state.pulls.find(({ number }) => String(number) === params.index)
  if (!pull) return notFound()
  const found = pull.comments.filter(({ words }) => words.startsWith('reviews') === isOfReviews)
  const body = found.map(({ author, words, time }, index) => ({
    ...{ id: index, body: words, html_url: `${origin}/${state.name}/pulls/${pull.number}#1` },
    user: { id: 1, login: author },
    ...(isOfReviews ? { submitted_at: time } : { created_at: time }),
  }))
  return { status: 200, body }
}

export function createPull(state: HostState, { body, origin, person }: HostRequest): HostAnswer {
  if (!person.mayWrite) return refuse(404, 'Not found')
  const [branch, into] = [String(body.head), String(body.base)]
  if (state.takeFault('behind') || !state.repository.headOf(branch))
    return notFound(`branch does not exist [name: ${branch}]`)
  if (state.openPullOf(branch, into)) return refuse(409, 'pull request already exists for these targets')
  const pull = state.openPull({ branch, into, title: String(body.title), text: String(body.body ?? '') })
  return { status: 201, body: pullValues(state, origin, pull) }
}

export function changePull(state: HostState, { body, origin, params }: HostRequest): HostAnswer {
  const pull = state.pulls.find(({ number }) => String(number) === params.index)
  if (!pull) return notFound()
  if (body.state === 'closed' && pull.state === 'open') pull.state = 'closed'
  if (body.title) pull.title = String(body.title)
  if (body.body !== undefined) pull.text = String(body.body)
  return { status: 201, body: pullValues(state, origin, pull) }
}

const previewStates = { building: 'pending', ready: 'success', failed: 'failure' } as const

export function readStatus(state: HostState, { params }: HostRequest): HostAnswer {
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
