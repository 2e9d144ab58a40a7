import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rememberFolder } from '../remembered'

export interface TreeItem {
  path: string
  mode: string
  type: 'blob' | 'tree'
  sha: string
  size: number
}

export interface FileChange {
  path: string
  /** Undefined removes it. */
  bytes?: Uint8Array | string
}

export interface CommitFacts {
  sha: string
  tree: string
  parents: string[]
  message: string
  author: string
  date: string
}

/** Files of a first commit: their texts or bytes by their paths. */
export type Files = Record<string, string | Uint8Array>

const identity = {
  GIT_AUTHOR_NAME: 'Priya Raman',
  GIT_AUTHOR_EMAIL: 'priya@fox.example',
  GIT_COMMITTER_NAME: 'Priya Raman',
  GIT_COMMITTER_EMAIL: 'priya@fox.example',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
}

/** Asks for an object by its id: git always answers the same. */
const isOfObject = ([command = '', ...args]: string[]) =>
  ['rev-parse', 'show', 'ls-tree'].includes(command) && /^[\da-f]{40}/.test(args.at(-1) ?? '')

/** Repositories as they begin: copies of one are quicker than git. */
const beginnings = new WeakMap<Files, (folder: string) => void>()

/** A real bare repository, which only git writes. */
export class BareRepository {
  readonly folder = mkdtempSync(join(tmpdir(), 'git-host-'))
  /** Answers about objects, by their questions: to start git takes longer than the rest of a request. */
  private readonly known = new Map<string, string>()

  constructor(files: Files) {
    const fill = beginnings.get(files)
    if (fill) fill(this.folder)
    else this.begin(files)
  }

  private begin(files: Files): void {
    this.git(['init', '-q', '--bare', '--template=', '-b', 'main'])
    if (Object.keys(files).length > 0)
      this.commit(
        'main',
        'The site',
        Object.entries(files).map(([path, bytes]) => ({ path, bytes })),
      )
    beginnings.set(files, rememberFolder(this.folder))
  }

  git(args: string[], input?: string | Uint8Array, environment: Record<string, string> = {}): string {
    const question = args.join(' ')
    const answer = this.known.get(question) ?? this.bytes(args, input, environment).toString().trimEnd()
    if (isOfObject(args)) this.known.set(question, answer)
    return answer
  }

  bytes(args: string[], input?: string | Uint8Array, environment: Record<string, string> = {}): Buffer {
    return execFileSync('git', ['--git-dir', this.folder, ...args], {
      input,
      env: { ...process.env, ...identity, ...environment },
      stdio: ['pipe', 'pipe', 'pipe'],
      maxBuffer: 200_000_000,
    })
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }

  /** Undefined if there is no such object. */
  resolve(name: string): string | undefined {
    try {
      return this.git(['rev-parse', '--verify', '--quiet', '--end-of-options', name])
    } catch {
      return undefined
    }
  }

  /** Each branch is a file that holds the id of its commit, until a command packs them. */
  headOf(branch: string): string | undefined {
    try {
      return readFileSync(join(this.folder, 'refs/heads', branch), 'utf8').trimEnd()
    } catch {
      return undefined
    }
  }

  branches(prefix = ''): { name: string; sha: string }[] {
    const lines = this.git(['for-each-ref', '--format=%(refname:lstrip=2) %(objectname)', 'refs/heads'])
    const all = lines.split('\n').filter((line) => line !== '')
    return all
      .map((line) => ({ name: line.split(' ')[0] ?? '', sha: line.split(' ')[1] ?? '' }))
      .filter(({ name }) => name.startsWith(prefix))
  }

  /** Returns git's own reason where it refuses, such as "a" beside "a/b". */
  setBranch(branch: string, sha: string, ...old: string[]): string | undefined {
    try {
      this.git(['update-ref', `refs/heads/${branch}`, sha, ...old])
      return undefined
    } catch (error) {
      return String((error as { stderr?: Buffer }).stderr ?? error)
    }
  }

  writeBlob(bytes: Uint8Array | string): string {
    return this.git(['hash-object', '-w', '--stdin'], bytes)
  }

  /** A tree with some entries replaced; those without an id are removed. */
  changeTree(base: string, entries: readonly { path: string; mode: string; sha: string | null }[]): string {
    const environment = { GIT_INDEX_FILE: join(this.folder, `index-${randomUUID()}`) }
    this.git(['read-tree', base], undefined, environment)
    const lines = entries.map(({ path, mode, sha }) => `${sha ? mode : '0'} ${sha ?? '0'.repeat(40)}\t${path}\0`)
    this.git(['update-index', '-z', '--index-info'], lines.join(''), environment)
    const tree = this.git(['write-tree'], undefined, environment)
    rmSync(environment.GIT_INDEX_FILE)
    return tree
  }

  isAncestor(one: string, other: string): boolean {
    return this.git(['merge-base', '--all', one, other]).split('\n').includes(one)
  }

  deleteBranch(branch: string): void {
    this.git(['update-ref', '-d', `refs/heads/${branch}`])
  }

  factsOf(commit: string): CommitFacts {
    const [sha = '', tree = '', parents = '', author = '', date = '', ...message] = this.git([
      'show',
      '-s',
      '--format=%H%n%T%n%P%n%an%n%aI%n%B',
      commit,
    ]).split('\n')
    return {
      sha,
      tree,
      parents: parents.split(' ').filter((id) => id !== ''),
      author,
      date,
      message: message.join('\n').trim(),
    }
  }

  /** The commits that have changed a path, the newest first. */
  historyOf(from: string, path: string | null): string[] {
    const ids = this.git(['log', '--format=%H', from, ...(path ? ['--', path] : [])])
    return ids.split('\n').filter((id) => id !== '')
  }

  treeOf(object: string, isRecursive: boolean): TreeItem[] {
    const flags = isRecursive ? ['-r', '-t'] : []
    const lines = this.git(['ls-tree', '-z', '--long', ...flags, object]).split('\0')
    return lines.flatMap((line) => {
      const [, mode = '', type = '', sha = '', size = '', path = ''] =
        /^(\d+) (\w+) (\w+) +(\S+)\t([\s\S]+)$/.exec(line) ?? []
      return path ? [{ mode, type: type as TreeItem['type'], sha, path, size: Number(size) || 0 }] : []
    })
  }

  blob(sha: string): Buffer {
    return this.bytes(['cat-file', 'blob', sha])
  }

  /** Commits on a branch, which is made from `parent` if there is none. Returns the commit. */
  commit(branch: string, message: string, changes: readonly FileChange[], parent = this.headOf(branch)): string {
    const data = (bytes: Uint8Array | string) => [`data ${Buffer.byteLength(bytes)}\n`, bytes, '\n']
    const files = changes.flatMap(({ path, bytes }) =>
      bytes === undefined
        ? [`D ${JSON.stringify(path)}\n`]
        : [`M 100644 inline ${JSON.stringify(path)}\n`, ...data(bytes)],
    )
    const author = `committer ${identity.GIT_COMMITTER_NAME} <${identity.GIT_COMMITTER_EMAIL}> ${Math.floor(Date.now() / 1000)} +0000\n`
    const stream = [
      `commit refs/heads/${branch}\n`,
      author,
      ...data(message),
      ...(parent ? [`from ${parent}\n`] : []),
      ...files,
    ]
    this.git(['fast-import', '--quiet'], Buffer.concat(stream.map((part) => Buffer.from(part))))
    return this.headOf(branch) ?? ''
  }

  /** Merges `branch` into `into` as a host does. Returns the commit that `into` then has. */
  merge(branch: string, into: string, way: 'merge' | 'squash' | 'rebase'): string {
    const ours = this.headOf(into) ?? ''
    const theirs = this.headOf(branch) ?? ''
    const base = this.git(['merge-base', ours, theirs])
    if (way === 'rebase') return this.rebase(base, theirs, into)
    const tree = this.git(['merge-tree', '--write-tree', ours, theirs]).split('\n')[0] ?? ''
    const parents = way === 'merge' ? ['-p', ours, '-p', theirs] : ['-p', ours]
    const message = way === 'merge' ? `Merge ${branch}` : this.factsOf(theirs).message
    const commit = this.git(['commit-tree', tree, ...parents, '-m', message])
    this.setBranch(into, commit)
    return commit
  }

  private rebase(base: string, theirs: string, into: string): string {
    const commits = this.git(['rev-list', '--reverse', `${base}..${theirs}`]).split('\n')
    const copy = (of: string, ...parents: string[]) =>
      this.git(['commit-tree', `${of}^{tree}`, ...parents, '-m', 'A copy'])
    for (const commit of commits) {
      const { parents, message } = this.factsOf(commit)
      const onto = this.headOf(into) ?? ''
      // Copies with the commit's parent in common: git before 2.40 takes no base for a merge.
      const root = ['-p', copy(parents[0] ?? '')]
      const tree =
        this.git(['merge-tree', '--write-tree', copy(onto, ...root), copy(commit, ...root)]).split('\n')[0] ?? ''
      // A rebase always makes new commits, as GitHub does.
      this.setBranch(
        into,
        this.git(['commit-tree', tree, '-p', onto, '-m', message], undefined, { GIT_COMMITTER_NAME: 'Host' }),
      )
    }
    return this.headOf(into) ?? ''
  }
}
