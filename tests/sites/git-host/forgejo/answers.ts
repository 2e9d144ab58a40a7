import type { HostAnswer } from '../server'

export const root = '/repos/{owner}/{repo}'

export const notFound = (message = "The target couldn't be found."): HostAnswer => ({
  status: 404,
  body: { message, url: '', errors: [] },
})
export const refuse = (status: number, message: string): HostAnswer => ({ status, body: { message, url: '' } })

export function page<T>(items: T[], query: URLSearchParams): T[] {
  const size = Math.min(50, Number(query.get('limit') ?? 30))
  const start = (Number(query.get('page') ?? 1) - 1) * size
  return items.slice(start, start + size)
}
