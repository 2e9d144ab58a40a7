import type { Head } from '../git-host'
import type { HostRefusal } from '../refusal'
import { isSuccess } from './answer'
import type { Connection } from './connection'

interface Input<Body> {
  branch: string
  known?: Head
  commitOf: (body: Body) => string
  /** Why there is no such branch. */
  missing: () => Promise<HostRefusal>
}

/** Reads a branch at a host with conditional requests. Returns `known` if the branch has not moved since. */
export async function readHead<Body>(
  connection: Connection,
  path: string,
  { branch, known, commitOf, missing }: Input<Body>,
): Promise<Head> {
  const etag = known?.branch === branch ? known.etag : undefined
  const answer = await connection.ask('GET', path, { etag })
  if (known && answer.status === 304) return known
  if (answer.status === 404) throw await missing()
  if (!isSuccess(answer)) throw connection.explain(answer)
  const commit = commitOf(answer.body as Body)
  const isKnown = known?.branch === branch && known.commit === commit
  return isKnown ? known : { branch, commit, etag: answer.headers.get('etag') ?? undefined }
}
