import { blobIdOf } from '../../../content/file-inspection/blob-id'
import type { RawEntry } from '../commits/git-trees'
import { splitPath } from '../commits/tree-entries'
import type { BlobId, WantedSite } from '../git-host'
import { HostRefusal } from '../host-refusal'
import { isSuccess } from '../requests/answer'
import type { Connection } from '../requests/connection'
import type { QuestionAnswer, QuestionCommit } from './answers'

export const graphqlAddressOf = (api: string): string => `${api.replace(/\/v3$/, '')}/graphql`

const entries = 'entries { name oid mode type }'

/** "sites" and "sites/fox" for "sites/fox/pages.json". */
function foldersAbove(path: string): string[] {
  const { folder } = splitPath(path)
  return folder === '' ? [] : [...foldersAbove(folder), folder]
}

/** One commit answers all of it: parts of two commits would not fit. */
function commitFields({ file, paths }: WantedSite): string {
  const folders = [...new Set([file, ...paths].flatMap(foldersAbove))]
  return `... on Commit {
  tree { ${entries} }
  text: file(path: ${JSON.stringify(file)}) { oid object { ... on Blob { text isTruncated } } }
  ${folders.map((path, at) => `folder${at}: file(path: ${JSON.stringify(path)}) { oid object { ... on Tree { ${entries} } } }`).join('\n  ')}
}`
}

function questionFor(wanted: WantedSite): string {
  const { branch } = wanted
  const site = `target { oid ${commitFields(wanted)} }`
  return `query ($owner: String!, $name: String!) {
  viewer { login name }
  repository(owner: $owner, name: $name, followRenames: false) {
    isArchived
    viewerPermission
    defaultBranchRef { name ${branch === undefined ? site : 'target { oid }'} }
    ${branch === undefined ? '' : `ref(qualifiedName: ${JSON.stringify(`refs/heads/${branch}`)}) { ${site} }`}
  }
}`
}

export interface SiteAnswer {
  person: string
  branch: string
  commit: string
  isArchived: boolean
  mayWrite: boolean
  /** By the ids of folders; the root of a commit has the commit's. */
  folders: Map<string, RawEntry[]>
  text?: { id: BlobId; bytes: Uint8Array }
}

/** A text is cut after 512,000 bytes, missing if not UTF-8. Its id says whether it is whole. */
async function readText({ text: file }: Partial<QuestionCommit>): Promise<SiteAnswer['text']> {
  const { text, isTruncated } = file?.object ?? {}
  if (!file || typeof text !== 'string' || isTruncated) return undefined
  const bytes = new TextEncoder().encode(text)
  return (await blobIdOf(bytes)) === file.oid ? { id: file.oid, bytes } : undefined
}

function readFolders(commit: Partial<QuestionCommit>): SiteAnswer['folders'] {
  const folders: SiteAnswer['folders'] = new Map()
  const note = (id: string, { entries }: Partial<QuestionCommit['tree']> = {}) => {
    const read = entries?.map(({ name, oid, mode, type }) => ({
      ...{ path: name, sha: oid, type, mode: mode.toString(8).padStart(6, '0') },
    }))
    if (read) folders.set(id, read)
  }
  if (commit.oid) note(commit.oid, commit.tree)
  for (let at = 0; commit[`folder${at}`]; at++) {
    const { oid, object } = commit[`folder${at}`] ?? {}
    if (oid && object) note(oid, object)
  }
  return folders
}

/**
 * Who is signed in, and what opens a site, in one request. Undefined where GitHub does not answer all of it: its REST
 * API says why. Rejects if the token is refused.
 */
export async function askForSite(
  connection: Connection,
  { address, repository, wanted }: { address: string; repository: string; wanted: WantedSite },
): Promise<SiteAnswer | undefined> {
  const [owner, name] = repository.split('/')
  const body = { query: questionFor(wanted), variables: { owner, name } }
  const answer = await connection.ask('POST', address, { body }).catch((error: unknown) => {
    if (error instanceof HostRefusal && error.kind !== 'signed-out') return undefined
    throw error
  })
  if (!answer || !isSuccess(answer)) return undefined
  const { data, errors } = answer.body as QuestionAnswer
  const { viewer, repository: site } = data ?? {}
  // Errors have the status 200.
  if (errors || !viewer || !site?.defaultBranchRef || !site.viewerPermission) return undefined
  const { name: branch, target } = site.defaultBranchRef
  const commit = (wanted.branch === undefined ? target : site.ref?.target) ?? {}
  return {
    person: viewer.name || `@${viewer.login}`,
    ...{ branch, commit: target.oid, isArchived: site.isArchived },
    mayWrite: ['ADMIN', 'MAINTAIN', 'WRITE'].includes(site.viewerPermission),
    folders: readFolders(commit),
    text: await readText(commit),
  }
}
