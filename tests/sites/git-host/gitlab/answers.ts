import type { HostState } from '../host-state'
import type { HostAnswer } from '../server'

export const root = '/projects/{id}'

export const notFound = (what: string): HostAnswer => ({ status: 404, body: { message: `404 ${what} Not Found` } })
export const refuse = (status: number, message: string): HostAnswer => ({ status, body: { message } })

export function page<T>(items: T[], query: URLSearchParams): T[] {
  const size = Number(query.get('per_page') ?? 20)
  const start = (Number(query.get('page') ?? 1) - 1) * size
  return items.slice(start, start + size)
}

export function commitValues(state: HostState, id: string) {
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
