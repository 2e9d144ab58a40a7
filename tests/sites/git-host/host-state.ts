import { BareRepository, type Files } from './repository'

/** What goes wrong, by name. Those that happen once say so. */
export type Fault =
  /** 401 for every request. */
  | 'signed-out'
  /** Once: another person commits on the branch just before the commit arrives. */
  | 'stale'
  | 'too-large'
  /** 422 for everything that is sent. */
  | 'unprocessable'
  | 'limited'
  /** No header allows another origin to read answers. */
  | 'no-cors'
  /** Once: the commit is made, and the connection is cut before the answer. */
  | 'cut-after-commit'
  | 'protected'
  /** A ruleset of GitHub forbids to make branches. */
  | 'no-new-branches'
  /** Branches besides the default one do not exist. */
  | 'branch-deleted'
  | 'down'
  /** Each answer takes three seconds. */
  | 'slow'
  /** The repository has another name now: the host redirects. */
  | 'renamed'
  /** This person may no longer see the repository, which the host does not tell apart from a missing one. */
  | 'no-access'
  /** Something else answers with a page. */
  | 'captive'
  /** The token may read, but not write. */
  | 'read-only-token'
  /** A listing of all files is cut short. */
  | 'truncated'
  /** Once: the host does not know its newest branch or commit yet. */
  | 'behind'

export interface Person {
  login: string
  name: string
  mayWrite: boolean
}

export interface Pull {
  number: number
  branch: string
  into: string
  title: string
  text: string
  state: 'open' | 'closed' | 'merged'
  /** The last commit of its branch, once that is deleted. */
  head?: string
  way?: 'merge' | 'squash' | 'rebase'
  mergedAs?: string
  comments: PullComment[]
}

export interface PullComment {
  author: string
  words: string
  time: string
}

export interface Preview {
  state: 'building' | 'ready' | 'failed'
  address: string
  by: 'status' | 'deployment'
}

export interface LoggedRequest {
  method: string
  /** With its query. */
  path: string
  origin?: string
  authorization?: string
  /** Undefined while it is answered, and where the connection was cut. */
  status?: number
  body?: unknown
}

/** What all three hosts know: a repository, people, requests to merge, and what goes wrong. */
export class HostState {
  readonly repository: BareRepository
  readonly faults = new Set<Fault>()
  /** By their tokens. */
  readonly people = new Map<string, Person>()
  readonly pulls: Pull[] = []
  readonly previews = new Map<string, Preview>()
  readonly requests: LoggedRequest[] = []
  /** Requests and answers that are not as the host's description says. */
  readonly violations: string[] = []
  isArchived = false
  /** A rule that refuses all that is sent, in the host's words. */
  rule?: string

  constructor(
    /** "fox/site" */
    readonly name: string,
    files: Files,
  ) {
    this.repository = new BareRepository(files)
  }

  /** True once. */
  takeFault(fault: Fault): boolean {
    return this.faults.delete(fault)
  }

  openPull(pull: Pick<Pull, 'branch' | 'into' | 'title' | 'text'>): Pull {
    const opened: Pull = { ...pull, number: this.pulls.length + 1, state: 'open', comments: [] }
    this.pulls.push(opened)
    return opened
  }

  openPullOf(branch: string, into?: string): Pull | undefined {
    return this.pulls.find((pull) => pull.branch === branch && pull.state === 'open' && (!into || pull.into === into))
  }

  /** As a reviewer does: the branch is deleted afterwards, as hosts offer. */
  merge(branch: string, way: 'merge' | 'squash' | 'rebase'): string {
    const pull = this.openPullOf(branch)
    if (!pull) throw new Error(`No request is open for ${branch}.`)
    pull.head = this.repository.headOf(branch)
    pull.mergedAs = this.repository.merge(branch, pull.into, way)
    pull.state = 'merged'
    pull.way = way
    this.repository.deleteBranch(branch)
    return pull.mergedAs
  }

  /** As hosts do: the request of a branch that is deleted is closed. */
  deleteBranch(branch: string): void {
    const pull = this.openPullOf(branch)
    if (pull) Object.assign(pull, { state: 'closed', head: this.repository.headOf(branch) })
    this.repository.deleteBranch(branch)
  }

  headOf = (pull: Pull): string => this.repository.headOf(pull.branch) ?? pull.head ?? ''

  closePull(branch: string): void {
    const pull = this.openPullOf(branch)
    if (pull) pull.state = 'closed'
  }
}
