type Json = unknown
type JsonObject = Record<string, Json>

const operations: [path: string, method: string][] = [
  ['/user', 'get'],
  ['/repos/{owner}/{repo}', 'get'],
  ['/repos/{owner}/{repo}/git/ref/{ref}', 'get'],
  ['/repos/{owner}/{repo}/git/matching-refs/{ref}', 'get'],
  ['/repos/{owner}/{repo}/git/refs', 'post'],
  ['/repos/{owner}/{repo}/git/refs/{ref}', 'patch'],
  ['/repos/{owner}/{repo}/git/refs/{ref}', 'delete'],
  ['/repos/{owner}/{repo}/git/commits', 'post'],
  ['/repos/{owner}/{repo}/git/commits/{commit_sha}', 'get'],
  ['/repos/{owner}/{repo}/git/trees', 'post'],
  ['/repos/{owner}/{repo}/git/trees/{tree_sha}', 'get'],
  ['/repos/{owner}/{repo}/git/blobs', 'post'],
  ['/repos/{owner}/{repo}/git/blobs/{file_sha}', 'get'],
  ['/repos/{owner}/{repo}/pulls', 'get'],
  ['/repos/{owner}/{repo}/pulls', 'post'],
  ['/repos/{owner}/{repo}/pulls/{pull_number}', 'patch'],
  ['/repos/{owner}/{repo}/commits/{ref}/status', 'get'],
  ['/repos/{owner}/{repo}/deployments', 'get'],
  ['/repos/{owner}/{repo}/deployments/{deployment_id}/statuses', 'get'],
]

const forReaders = ['description', 'summary', 'examples', 'example', 'title', 'tags', 'externalDocs', 'operationId']

/** Leaves out what is for readers; names of properties may be the same words. */
function trim(value: Json, isNames = false): Json {
  if (Array.isArray(value)) return value.map((item) => trim(item))
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([key]) => isNames || !(forReaders.includes(key) || key.startsWith('x-')))
  return Object.fromEntries(kept.map(([key, item]) => [key, trim(item, key === 'properties' && !isNames)]))
}

function refsIn(value: Json): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => (key === '$ref' ? [String(item)] : refsIn(item)))
}

/** The operations that the editor uses, with all that they refer to. */
export function describeGitHub(text: string): object {
  const whole = JSON.parse(text) as { paths: Record<string, JsonObject>; components: Record<string, JsonObject> }
  const paths: Record<string, JsonObject> = {}
  for (const [path, method] of operations) {
    const operation = whole.paths[path]?.[method]
    if (!operation) throw new Error(`The description has no ${method} ${path}.`)
    paths[path] = { ...paths[path], [method]: trim(operation) }
  }
  const components: Record<string, JsonObject> = {}
  const waiting = refsIn(paths)
  for (let ref = waiting.pop(); ref; ref = waiting.pop()) {
    const [, , kind = '', name = ''] = ref.split('/')
    components[kind] ??= {}
    if (components[kind][name]) continue
    const component = trim(whole.components[kind]?.[name])
    components[kind][name] = component
    waiting.push(...refsIn(component))
  }
  return { paths, components }
}
