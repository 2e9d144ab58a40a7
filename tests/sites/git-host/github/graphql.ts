import { schema as published } from '@octokit/graphql-schema'
import { buildSchema, GraphQLError, graphql } from 'graphql'
import type { HostState } from '../host-state'
import type { HostAnswer, HostRequest } from '../server'

/** GitHub's own published schema: what is not in it is refused. */
const schema = buildSchema(published.idl, { assumeValid: true })

interface CommitInput {
  branch: { repositoryNameWithOwner: string; branchName: string }
  expectedHeadOid: string
  message: { headline: string; body?: string }
  fileChanges?: { additions?: { path: string; contents: string }[]; deletions?: { path: string }[] }
}

const refuse = (type: string, message: string) => new GraphQLError(message, { extensions: { type } })

function createCommit(
  state: HostState,
  { branch, expectedHeadOid, message, fileChanges }: CommitInput,
  mayWrite: boolean,
) {
  const { repository, faults } = state
  if (branch.repositoryNameWithOwner !== state.name)
    throw refuse('NOT_FOUND', `Could not resolve to a Repository with the name '${branch.repositoryNameWithOwner}'.`)
  if (state.isArchived) throw refuse('FORBIDDEN', 'Repository was archived so is read-only.')
  if (!mayWrite || faults.has('read-only-token'))
    throw refuse('FORBIDDEN', 'Resource not accessible by personal access token')
  if (faults.has('protected')) throw refuse('BRANCH_PROTECTION_RULE_VIOLATION', 'Changes are refused.')
  if (state.takeFault('stale'))
    repository.commit(branch.branchName, 'Another person', [{ path: 'pages.json', bytes: 'Hers' }])
  const head = repository.headOf(branch.branchName)
  if (!head) throw refuse('NOT_FOUND', `No such branch (refs/heads/${branch.branchName}).`)
  if (head !== expectedHeadOid)
    throw refuse(
      'STALE_DATA',
      `Expected branch to point to "${expectedHeadOid}" but it points to "${head}". Pull and try again.`,
    )
  const known = new Set(repository.treeOf(head, true).map(({ path }) => path))
  const missing = fileChanges?.deletions?.find(({ path }) => !known.has(path))
  if (missing)
    throw refuse('UNPROCESSABLE', `A path was requested for deletion which does not exist as of commit oid "${head}".`)
  const changes = [
    ...(fileChanges?.additions ?? []).map(({ path, contents }) => ({ path, bytes: Buffer.from(contents, 'base64') })),
    ...(fileChanges?.deletions ?? []).map(({ path }) => ({ path })),
  ]
  const text = [message.headline, message.body].filter(Boolean).join('\n\n')
  return { commit: { oid: repository.commit(branch.branchName, text, changes) } }
}

export async function answerGraphQL(state: HostState, { body, person }: HostRequest): Promise<HostAnswer> {
  let isCut = false
  const { data, errors } = await graphql({
    schema,
    source: String(body.query),
    variableValues: body.variables as Record<string, unknown>,
    rootValue: {
      createCommitOnBranch({ input }: { input: CommitInput }) {
        const made = createCommit(state, input, person.mayWrite)
        isCut = state.takeFault('cut-after-commit')
        return made
      },
    },
  })
  const wrong = errors?.filter(({ extensions }) => !extensions.type) ?? []
  state.violations.push(...wrong.map(({ message }) => `graphql: ${message}`))
  const said = errors?.map((error) => ({ type: error.extensions.type, path: error.path, message: error.message }))
  return { status: 200, body: { data: data ?? null, ...(said && { errors: said }) }, isCut }
}
