/** The types that the package makes of Forgejo's own description: each property is one line. */
type Schema = Record<string, unknown>

const operations: Record<string, [path: string, method: string]> = {
  UserGetCurrent: ['/user', 'get'],
  RepoGet: ['/repos/{owner}/{repo}', 'get'],
  RepoGetBranch: ['/repos/{owner}/{repo}/branches/{branch}', 'get'],
  RepoListBranches: ['/repos/{owner}/{repo}/branches', 'get'],
  RepoDeleteBranch: ['/repos/{owner}/{repo}/branches/{branch}', 'delete'],
  RepoCreateBranch: ['/repos/{owner}/{repo}/branches', 'post'],
  RepoGetSingleCommit: ['/repos/{owner}/{repo}/git/commits/{sha}', 'get'],
  GetTree: ['/repos/{owner}/{repo}/git/trees/{sha}', 'get'],
  GetBlob: ['/repos/{owner}/{repo}/git/blobs/{sha}', 'get'],
  RepoChangeFiles: ['/repos/{owner}/{repo}/contents', 'post'],
  RepoListPullRequests: ['/repos/{owner}/{repo}/pulls', 'get'],
  RepoCreatePullRequest: ['/repos/{owner}/{repo}/pulls', 'post'],
  RepoEditPullRequest: ['/repos/{owner}/{repo}/pulls/{index}', 'patch'],
  RepoGetCombinedStatusByRef: ['/repos/{owner}/{repo}/commits/{ref}/status', 'get'],
}

const withoutComments = (text: string): string => text.replace(/\/\*\*[\s\S]*?\*\//g, '')

/** "type Branch = { … };" by its name. */
function readTypes(text: string): Map<string, string> {
  const types = withoutComments(text).matchAll(/^type (\w+) = (\{[\s\S]*?^\}|[^\n]*);$/gm)
  return new Map([...types].map(([, name = '', body = '']) => [name, body.trim()]))
}

function schemaOf(type: string): Schema {
  const list = /^Array<([\s\S]+)>$/.exec(type)
  if (list) return { type: 'array', items: schemaOf(list[1] ?? '') }
  if (/^'.*'$/.test(type)) return { enum: type.split('|').map((item) => item.trim().slice(1, -1)) }
  if (type === 'string' || type === 'boolean') return { type }
  if (type === 'number') return { type: 'number' }
  if (type === 'unknown' || type === 'never' || type === 'void') return {}
  if (type.startsWith('{')) return objectOf(type)
  return /^\w+$/.test(type) ? { $ref: `#/components/schemas/${type}` } : {}
}

/** Splits the properties of one level: "a?: string; b: { c: number; };" */
function* propertiesOf(body: string): Generator<[name: string, isOptional: boolean, type: string]> {
  let depth = 0
  let start = 0
  for (let at = 0; at < body.length; at++) {
    const sign = body[at]
    if (sign === '{' || sign === '<') depth++
    if (sign === '}' || sign === '>') depth--
    if (sign !== ';' || depth > 0) continue
    const [, name, optional, type] = /^\s*'?([\w-]+)'?(\?)?:\s*([\s\S]+)$/.exec(body.slice(start, at)) ?? []
    if (name && type) yield [name, !!optional, type.trim()]
    start = at + 1
  }
}

function objectOf(type: string): Schema {
  const items = [...propertiesOf(type.slice(1, -1))]
  if (items.length === 0) return { type: 'object' }
  const required = items.filter(([, isOptional]) => !isOptional).map(([name]) => name)
  // Go writes null for what is not set.
  const nullable = items.map(([name, , item]) => [name, { anyOf: [schemaOf(item), { type: 'null' }] }])
  return { type: 'object', properties: Object.fromEntries(nullable), ...(required.length > 0 && { required }) }
}

const json = (schema: unknown) => ({ content: { 'application/json': { schema } } })

/** Parameters, body and answers of one operation, in the words of OpenAPI. */
function describeOperation(types: Map<string, string>, name: string): object {
  const data = Object.fromEntries(
    [...propertiesOf(types.get(`${name}Data`)?.slice(1, -1) ?? '')].map(([key, , type]) => [key, type]),
  )
  const parameters = (['path', 'query'] as const).flatMap((place) =>
    [...propertiesOf(data[place]?.startsWith('{') ? data[place].slice(1, -1) : '')].map(([key, isOptional, type]) => ({
      name: key,
      in: place,
      required: !isOptional,
      schema: schemaOf(type),
    })),
  )
  const answers = ['Responses', 'Errors'].flatMap((end) => [...propertiesOf(types.get(name + end)?.slice(1, -1) ?? '')])
  const responses = Object.fromEntries(answers.map(([status, , type]) => [status, json(schemaOf(type))]))
  const hasBody = data.body && data.body !== 'never'
  return { parameters, ...(hasBody && { requestBody: json(schemaOf(data.body ?? '')) }), responses }
}

/** The operations that the editor uses, with all that they refer to. */
export function describeForgejo(text: string): object {
  const types = readTypes(text)
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, [path, method]] of Object.entries(operations)) {
    if (!types.has(`${name}Data`)) throw new Error(`The description has no ${name}.`)
    paths[path] = { ...paths[path], [method]: describeOperation(types, name) }
  }
  const schemas: Record<string, Schema> = {}
  const refs = (value: unknown) =>
    [...JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name)
  const waiting = refs(paths)
  for (let name = waiting.pop(); name; name = waiting.pop()) {
    if (schemas[name]) continue
    const type = types.get(name)
    if (!type) throw new Error(`The description has no type ${name}.`)
    schemas[name] = schemaOf(type)
    waiting.push(...refs(schemas[name]))
  }
  return { paths, components: { schemas } }
}
