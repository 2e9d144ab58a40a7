import { encodeBase64 } from '../base64'
import type { Place } from '../commits/commit-parts'
import type { CommitPart } from '../commits/split-commit'
import { isSuccess, messageOf } from '../requests/answer'
import type { Connection } from '../requests/connection'
import type { Commit } from './answers'

/** The last commit that changed a file, seen from a commit: GitLab refuses if it is another by then. */
async function lastCommitOf(
  connection: Connection,
  root: string,
  from: string,
  path: string,
): Promise<string | undefined> {
  const query = { ref_name: from, path, per_page: 1 }
  const missing = connection.refusals.noContent()
  const [commit] = await connection.get<Commit[]>(`${root}/repository/commits`, missing, { query })
  return commit?.id
}

/** A new or moved branch starts at `place.parent`. On an existing one each file is guarded by its last commit. */
export async function sendGitLabCommit(
  connection: Connection,
  root: string,
  part: CommitPart,
  place: Place,
): Promise<string> {
  const { branch, exists, parent, blobs, isMoved } = place
  const guard = async (path: string) => {
    if (!exists || !blobs.has(path)) return {}
    return { last_commit_id: await lastCommitOf(connection, root, parent, path) }
  }
  const actions: object[] = []
  for (const { path, bytes } of part.files) {
    const action = blobs.has(path) ? 'update' : 'create'
    actions.push({ action, file_path: path, content: encodeBase64(bytes), encoding: 'base64', ...(await guard(path)) })
  }
  for (const path of part.removed) actions.push({ action: 'delete', file_path: path, ...(await guard(path)) })
  const start = exists ? {} : { start_sha: parent, ...(isMoved && { force: true }) }
  const body = { branch, commit_message: part.title, actions, stats: false, ...start }
  const answer = await connection.ask('POST', `${root}/repository/commits`, { body })
  if (isSuccess(answer)) return (answer.body as Commit).id
  const message = messageOf(answer.body)
  if (/has changed since|file with this name/i.test(message)) throw connection.refusals.moved(branch)
  throw connection.explain(answer, branch)
}
