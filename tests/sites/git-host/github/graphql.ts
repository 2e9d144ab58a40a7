import type { IncomingMessage } from 'node:http'
import type { HostState, Person } from '../host-state'
import type { HostAnswer } from '../server'

/** A part of a question: a field with its alias and arguments, or the fields of one type. */
interface Part {
  key: string
  name: string
  args: Record<string, unknown>
  onType?: string
  parts?: Part[]
}

/** A field is a value, or a function of its arguments. */
type Value = { __typename: string } & Record<string, unknown>

/** Reads queries without directives and named fragments. */
class Reader {
  private readonly tokens: string[]
  private at = 0

  constructor(
    query: string,
    private readonly variables: Record<string, unknown>,
  ) {
    this.tokens = query.match(/\.\.\.|"(?:[^"\\]|\\.)*"|\$?\w+|[{}():!]/g) ?? []
  }

  read(): Part[] {
    while (this.tokens[this.at] !== '{') this.at++
    return this.parts()
  }

  private take = (): string => this.tokens[this.at++] ?? ''

  private skip = (token: string): boolean => this.tokens[this.at] === token && this.at++ >= 0

  private parts(): Part[] {
    const found: Part[] = []
    if (!this.skip('{')) throw new Error('A selection is missing.')
    while (!this.skip('}')) found.push(this.part())
    return found
  }

  private part(): Part {
    const key = this.take()
    if (key === '...') return { key, name: key, args: {}, onType: this.take() && this.take(), parts: this.parts() }
    const name = this.skip(':') ? this.take() : key
    const args: Part['args'] = {}
    if (this.skip('('))
      while (!this.skip(')')) {
        const argument = this.take()
        this.skip(':')
        const value = this.take()
        args[argument] = value.startsWith('$') ? this.variables[value.slice(1)] : JSON.parse(value)
      }
    return { key, name, args, ...(this.tokens[this.at] === '{' && { parts: this.parts() }) }
  }
}

function select(value: unknown, parts: Part[] | undefined): unknown {
  if (Array.isArray(value)) return value.map((one) => select(one, parts))
  if (typeof value !== 'object' || value === null || !parts) return value
  const object = value as Value
  const fields = parts.map(({ key, name, args, onType, parts: inner }) => {
    if (onType) return object.__typename === onType ? (select(value, inner) as object) : {}
    if (!(name in object)) throw new Error(`GraphQL's ${object.__typename} has no ${name}.`)
    const field = object[name]
    return { [key]: select(typeof field === 'function' ? field(args) : field, inner) }
  })
  return Object.assign({}, ...fields)
}

const mostBytes = 512_000

/** The fields as GitHub's schema has them: https://docs.github.com/graphql */
function rootOf(state: HostState, person: Person): Value {
  const { repository, name } = state
  const tree = (oid: string): Value => ({
    ...{ __typename: 'Tree', oid },
    entries: () => repository.treeOf(oid, false).map(entry),
  })
  const blob = (oid: string): Value => {
    const bytes = repository.blob(oid)
    const isBinary = bytes.includes(0)
    const text = isBinary ? null : bytes.subarray(0, mostBytes).toString()
    return { __typename: 'Blob', oid, byteSize: bytes.length, isBinary, text, isTruncated: bytes.length > mostBytes }
  }
  const entry = ({ path, mode, type, sha: oid }: { path: string; mode: string; type: string; sha: string }): Value => ({
    ...{ __typename: 'TreeEntry', name: path.split('/').at(-1), oid, type, mode: Number.parseInt(mode, 8) },
    object: () => (type === 'tree' ? tree(oid) : type === 'blob' ? blob(oid) : null),
  })
  const commit = (oid: string): Value => ({
    ...{ __typename: 'Commit', oid },
    tree: () => tree(repository.resolve(`${oid}^{tree}`) ?? ''),
    file: ({ path }: { path: string }) => {
      const found = repository.treeOf(oid, true).find((item) => item.path === path)
      return found ? entry(found) : null
    },
  })
  const ref = (qualified: string): Value | null => {
    const head = repository.headOf(qualified.replace('refs/heads/', ''))
    return head ? { __typename: 'Ref', name: qualified.replace('refs/heads/', ''), target: commit(head) } : null
  }
  return {
    __typename: 'Query',
    viewer: { __typename: 'User', login: person.login, name: person.name || null },
    repository: ({ owner, name: asked }: { owner: string; name: string }) =>
      `${owner}/${asked}` !== name || state.faults.has('no-access') || state.faults.has('renamed')
        ? null
        : {
            ...{ __typename: 'Repository', isArchived: state.isArchived },
            viewerPermission: person.mayWrite ? 'WRITE' : 'READ',
            defaultBranchRef: () => ref('refs/heads/main'),
            ref: ({ qualifiedName }: { qualifiedName: string }) => ref(qualifiedName),
          },
  }
}

const refusal = (type: string, message: string): HostAnswer => ({
  status: 200,
  body: { data: { repository: null }, errors: [{ type, path: ['repository'], message }] },
})

export function answerQuestion(state: HostState, { headers }: IncomingMessage, body: string): HostAnswer {
  const [, token = ''] = /^bearer (.+)$/i.exec(headers.authorization ?? '') ?? []
  const person = state.people.get(token)
  if (!person || state.faults.has('signed-out')) return { status: 401, body: { message: 'Bad credentials' } }
  if (state.faults.has('limited')) return refusal('RATE_LIMITED', 'API rate limit exceeded for user ID 1.')
  const { query, variables } = JSON.parse(body) as { query: string; variables: Record<string, unknown> }
  const data = select(rootOf(state, person), new Reader(query, variables).read()) as { repository: unknown }
  if (!data.repository)
    return refusal(
      'NOT_FOUND',
      `Could not resolve to a Repository with the name '${variables.owner}/${variables.name}'.`,
    )
  return { status: 200, body: { data } }
}
