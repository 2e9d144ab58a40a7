import { blobIdOf } from '../../src/engine/content/file-inspection/blob-id'
import { mergeTexts } from '../../src/engine/content/json-edits/merge/merge-texts'
import {
  type Account,
  type BlobId,
  type ChangeRequest,
  type DeployPreview,
  type GitHost,
  type Head,
  historySize,
  type NewCommit,
  type PastCommit,
  type RequestComment,
  type TreeEntry,
} from '../../src/engine/git/git-hosts/git-host'
import { HostRefusal, type RefusalKind } from '../../src/engine/git/git-hosts/host-refusal'

type Tree = ReadonlyMap<string, Uint8Array>

interface Commit {
  parents: string[]
  title: string
  tree: Tree
}

interface Request extends ChangeRequest {
  branch: string
  title: string
}

type Method = keyof GitHost

const encode = (text: string) => new TextEncoder().encode(text)
const decode = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)

/** A repository at a git host, in memory. A test decides what others do there, and which calls fail. */
export class MemoryHost {
  readonly branches = new Map<string, string>()
  readonly commits = new Map<string, Commit>()
  readonly requests: Request[] = []
  /** By the branch of their request. */
  readonly comments = new Map<string, RequestComment[]>()
  readonly calls: Method[] = []
  private readonly blobs = new Map<BlobId, Uint8Array>()
  private readonly faults = new Map<Method, { kind: RefusalKind; hasArrived: boolean; times: number }>()
  default = 'main'
  mayWrite = true
  /** False for a host such as Forgejo. */
  movesBranches = true
  preview: DeployPreview = { state: 'none' }

  constructor(files: Record<string, string>) {
    const tree = new Map(Object.entries(files).map(([path, text]) => [path, encode(text)]))
    this.branches.set('main', this.add({ parents: [], title: 'Start', tree }))
  }

  /** Lets calls of a method fail; with `hasArrived` the answer alone is lost. */
  fail(method: Method, kind: RefusalKind, { times = 1, hasArrived = false } = {}): void {
    this.faults.set(method, { kind, times, hasArrived })
  }

  text(branch = this.default): string {
    return decode(this.treeOf(branch).get('pages.json'))
  }

  paths = (branch = this.default): string[] => [...this.treeOf(branch).keys()].sort()

  /** Changes files of a branch as someone else does. */
  push(files: Record<string, string | Uint8Array | undefined>, branch = this.default): void {
    const tree = new Map(this.treeOf(branch))
    for (const [path, content] of Object.entries(files)) {
      if (content === undefined) tree.delete(path)
      else tree.set(path, typeof content === 'string' ? encode(content) : content)
    }
    this.commit(branch, 'By someone else', tree)
  }

  /** Accepts the newest request of a branch. */
  merge(branch: string, how: 'merge' | 'squash' | 'rebase'): void {
    const request = this.requests.findLast((one) => one.branch === branch) as Request
    const [top, into] = [this.branches.get(branch) as string, this.branches.get(this.default) as string]
    const tree = this.mergedTree(top, into)
    const parents = how === 'merge' ? [into, top] : [into]
    const id = this.add({ parents, title: how === 'rebase' ? request.title : `Merge ${branch}`, tree })
    this.branches.set(this.default, id)
    Object.assign(request, { state: 'merged', commit: top })
  }

  close(branch: string): void {
    for (const request of this.requests) if (request.branch === branch) request.state = 'closed'
  }

  get host(): GitHost {
    const call = async <Result>(method: Method, act: () => Result | Promise<Result>): Promise<Result> => {
      this.calls.push(method)
      const fault = this.faults.get(method)
      const isHit = fault !== undefined && fault.times-- > 0
      if (!isHit) return act()
      if (fault.hasArrived) await act()
      throw new HostRefusal(fault.kind, `Refused: ${fault.kind}.`)
    }
    return {
      open: () =>
        call('open', (): Account => ({ person: '@fox', mayWrite: this.mayWrite, head: this.headOf(this.default) })),
      head: (branch, known) =>
        call('head', () => {
          const head = this.headOf(branch)
          return known?.commit === head.commit && known.branch === branch ? known : head
        }),
      list: ({ commit }, folder) =>
        call('list', async () => {
          const { tree } = this.commits.get(commit) as Commit
          const inside = [...tree].filter(([path]) => folder === '' || path.startsWith(`${folder}/`))
          return new Map(
            await Promise.all(inside.map(async ([path, bytes]) => [path, await this.keep(bytes)] as const)),
          )
        }),
      find: ({ commit }, path) =>
        call('find', async (): Promise<TreeEntry | undefined> => {
          const { tree } = this.commits.get(commit) as Commit
          const bytes = tree.get(path)
          const found = { name: path, mode: '100644' }
          if (bytes) return { ...found, kind: 'file', id: await this.keep(bytes) }
          const inside = [...tree].filter(([one]) => one.startsWith(`${path}/`))
          const id = await blobIdOf(encode(inside.map(([one, content]) => `${one} ${decode(content)}`).join()))
          return inside.length > 0 ? { ...found, kind: 'folder', id } : undefined
        }),
      read: (id) => call('read', () => this.blobs.get(id) as Uint8Array),
      commit: (change) => call('commit', () => this.accept(change)),
      request: (branch, _into, { title }) =>
        call('request', () => {
          const open = this.requests.find((one) => one.branch === branch && one.state === 'open')
          if (open) return Object.assign(open, { title })
          const request: Request = { branch, title, state: 'open', address: `https://host.example/${branch}` }
          this.requests.push(request)
          return request
        }),
      requestOf: (branch) =>
        call('requestOf', () => {
          const request = this.requests.findLast((one) => one.branch === branch)
          return request && { commit: this.branches.get(branch), ...request }
        }),
      history: (commit, path, page) =>
        call('history', () => this.historyOf(commit, path).slice((page - 1) * historySize, page * historySize)),
      follows: (commit, other) => call('follows', () => this.follows(commit, other)),
      renew: (change, from) =>
        call('renew', () => {
          if (!this.movesBranches) return undefined
          if (this.branches.get(change.branch) !== from) throw new HostRefusal('moved', 'The branch has moved.')
          this.branches.delete(change.branch)
          return this.accept(change)
        }),
      commentsOn: (branch) => call('commentsOn', () => this.comments.get(branch) ?? []),
      openRequests: () =>
        call('openRequests', () =>
          this.requests
            .filter(({ state }) => state === 'open')
            .map(({ branch, title, address }) => ({
              branch,
              title,
              address,
              author: 'Fox',
              commit: this.branches.get(branch),
            })),
        ),
      withdraw: (branch, commit) =>
        call('withdraw', () => {
          for (const one of this.requests) if (one.branch === branch && one.state === 'open') one.state = 'closed'
          if (commit !== undefined && this.branches.get(branch) === commit) this.branches.delete(branch)
        }),
      previewOf: () => call('previewOf', () => this.preview),
    }
  }

  /** The newest commit that both are made on. */
  private commonOf(one: string | undefined, other: string): string | undefined {
    if (one === undefined || this.isIn(one, other)) return one
    return this.commonOf(this.commits.get(one)?.parents[0], other)
  }

  private isIn(one: string, other: string): boolean {
    return one === other || (this.commits.get(other)?.parents.some((parent) => this.isIn(one, parent)) ?? false)
  }

  private historyOf(id: string | undefined, path: string): PastCommit[] {
    const commit = this.commits.get(id ?? '')
    if (!id || !commit) return []
    const [parent] = commit.parents
    const before = this.commits.get(parent ?? '')?.tree
    const touched = [...new Set([...commit.tree.keys(), ...(before?.keys() ?? [])])].some(
      (one) => (one === path || one.startsWith(`${path}/`)) && commit.tree.get(one) !== before?.get(one),
    )
    const time = new Date(Date.UTC(2026, 0, Number(id.split('-')[1]))).toISOString()
    return [
      ...(touched ? [{ id, parent, title: commit.title, author: 'Fox', time }] : []),
      ...this.historyOf(parent, path),
    ]
  }

  private follows(commit: string, other: string): boolean {
    if (commit === other) return true
    const [parent] = this.commits.get(commit)?.parents ?? []
    return parent !== undefined && this.follows(parent, other)
  }

  private treeOf = (branch: string): Tree => this.commits.get(this.headOf(branch).commit)?.tree as Tree

  private headOf(branch: string): Head {
    const commit = this.branches.get(branch)
    if (commit === undefined) throw new HostRefusal('missing', `There is no branch “${branch}”.`)
    return { branch, commit }
  }

  private add(commit: Commit): string {
    const id = `commit-${this.commits.size + 1}`
    this.commits.set(id, commit)
    return id
  }

  private commit(branch: string, title: string, tree: Tree): string {
    const id = this.add({ parents: [this.headOf(branch).commit], title, tree })
    this.branches.set(branch, id)
    return id
  }

  private accept({ title, branch, base, files, removed, carried }: NewCommit): Head {
    const tree = new Map(this.commits.get(base.commit)?.tree)
    for (const { path, bytes } of files) tree.set(path, bytes)
    for (const path of removed) tree.delete(path)
    const other = carried && this.commits.get(carried.commit)?.tree
    for (const path of carried?.paths ?? []) {
      const bytes = other?.get(path)
      if (bytes) tree.set(path, bytes)
      else tree.delete(path)
    }
    const there = this.branches.get(branch)
    const top = there && this.commits.get(there)
    // What has arrived before is recognised.
    if (there && top && top.title === title && top.parents[0] === base.commit && isSameTree(top.tree, tree))
      return { branch, commit: there }
    if (branch === base.branch && there !== base.commit) throw new HostRefusal('moved', 'The branch has moved.')
    if (branch === base.branch) return { branch, commit: this.commit(branch, title, tree) }
    if (there) throw new HostRefusal('taken', `There is a branch “${branch}”.`)
    this.branches.set(branch, base.commit)
    return { branch, commit: this.commit(branch, title, tree) }
  }

  /** Git merges line by line; for these sites the result is the same. */
  private mergedTree(top: string, into: string): Tree {
    const [mine, theirs] = [this.commits.get(top)?.tree as Tree, this.commits.get(into)?.tree as Tree]
    const base = this.commits.get(this.commonOf(top, into) ?? '')?.tree as Tree
    const tree = new Map(theirs)
    for (const [path, bytes] of mine) if (base.get(path) !== bytes) tree.set(path, bytes)
    for (const path of base.keys()) if (!mine.has(path)) tree.delete(path)
    const [former, own, other] = [base, mine, theirs].map((one) => decode(one.get('pages.json'))) as [
      string,
      string,
      string,
    ]
    return tree.set('pages.json', encode(mergeTexts(former, own, other)?.text ?? other))
  }

  private async keep(bytes: Uint8Array): Promise<BlobId> {
    const id = await blobIdOf(bytes)
    this.blobs.set(id, bytes)
    return id
  }
}

const isSameTree = (one: Tree, other: Tree): boolean =>
  one.size === other.size && [...one].every(([path, bytes]) => decode(other.get(path)) === decode(bytes))
