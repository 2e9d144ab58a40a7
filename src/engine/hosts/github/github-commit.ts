import { encodeBase64 } from '../base64'
import type { Place } from '../commits/commit-parts'
import type { Part } from '../commits/parts'
import type { HostRefusal } from '../refusal'
import { isSuccess, messageOf } from '../requests/answer'
import type { Connection } from '../requests/connection'
import type { GraphQLAnswer } from './answers'

const query =
  'mutation Publish($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }'

function explainGraphQL(
  connection: Connection,
  errors: NonNullable<GraphQLAnswer['errors']>,
  branch: string,
): HostRefusal {
  const { refusals } = connection
  const message = messageOf({ errors })
  const types = errors.map(({ type }) => type)
  if (types.includes('STALE_DATA') || /expected branch to point to/i.test(message)) return refusals.moved(branch)
  // BRANCH_PROTECTION_RULE_VIOLATION. Rulesets have other types: their messages are known.
  if (types.some((type) => type?.includes('RULE_VIOLATION'))) return refusals.protected(branch)
  if (types.includes('RATE_LIMITED')) return refusals.limited(new Date(Date.now() + 60_000))
  if (/too large|exceeds/i.test(message)) return refusals.tooLarge()
  const isForbidden = types.some((type) => type === 'FORBIDDEN' || type === 'INSUFFICIENT_SCOPES')
  const explained = connection.explain(
    { status: isForbidden ? 403 : 422, headers: new Headers(), body: { message } },
    branch,
  )
  return explained.kind === 'other' && types.includes('NOT_FOUND') ? refusals.noBranch(branch) : explained
}

/** The branch must be at `place.parent`: GitHub refuses the commit otherwise. */
export async function commitOnBranch(
  connection: Connection,
  graphql: string,
  repository: string,
  part: Part,
  place: Place,
): Promise<string> {
  const input = {
    branch: { repositoryNameWithOwner: repository, branchName: place.branch },
    expectedHeadOid: place.parent,
    message: { headline: part.title },
    fileChanges: {
      additions: part.files.map(({ path, bytes }) => ({ path, contents: encodeBase64(bytes) })),
      deletions: part.removed.map((path) => ({ path })),
    },
  }
  const answer = await connection.ask('POST', graphql, { body: { query, variables: { input } } })
  const { data, errors } = (answer.body ?? {}) as GraphQLAnswer
  if (errors) throw explainGraphQL(connection, errors, place.branch)
  if (!isSuccess(answer)) throw connection.explain(answer, place.branch)
  const oid = data?.createCommitOnBranch?.commit?.oid
  if (!oid) throw connection.refusals.foreign()
  return oid
}
