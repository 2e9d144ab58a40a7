import { Description } from '../description'
import type { HostAnswer } from '../server'

export const description = new Description('github')
export const root = '/repos/{owner}/{repo}'

export const notFound: HostAnswer = {
  status: 404,
  body: { message: 'Not Found', documentation_url: 'https://docs.github.com/rest', status: '404' },
}

export const invalid = (message: string): HostAnswer => ({
  status: 422,
  body: {
    message: 'Validation Failed',
    errors: [{ message, resource: 'PullRequest', code: 'custom' }],
    documentation_url: 'https://docs.github.com/rest',
  },
})

/** The answer of a route, filled up with the values that GitHub always sends. */
export const filled = (path: string, method: string, status: number, values: object) => ({
  status,
  body: description.fill(path, method, status, values),
})
