import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { Failure } from '../../base/shared-types/failure'
import { cleanOutput } from './clean-output'

export interface GitResult {
  code: number
  out: Buffer
  /** Standard error as plain text. */
  words: string
  isTimedOut: boolean
}

export class GitFailure extends Failure {
  constructor(
    message: string,
    readonly output = '',
  ) {
    super(message)
  }
}

interface RunOptions {
  input?: string
  seconds?: number
  /** Runs the repository's hooks, with all of its settings. */
  withHooks?: boolean
}

/** Set where a hook has started this process. */
const repositoryVariables = [
  'GIT_DIR',
  'GIT_WORK_TREE',
  'GIT_INDEX_FILE',
  'GIT_OBJECT_DIRECTORY',
  'GIT_ALTERNATE_OBJECT_DIRECTORIES',
  'GIT_COMMON_DIR',
  'GIT_NAMESPACE',
  'GIT_PREFIX',
  'GIT_QUARANTINE_PATH',
]

/** git starts no program of the repository. */
const safeSettings = [
  'safe.bareRepository=explicit',
  'core.fsmonitor=false',
  'core.hooksPath=/dev/null',
  'diff.autoRefreshIndex=false',
].flatMap((setting) => ['-c', setting])

/** `git diff` starts no program and ignores submodules. */
export const plainDiff = ['--no-ext-diff', '--no-textconv', '--ignore-submodules=dirty', '--no-renames']

const nonInteractive = {
  GIT_TERMINAL_PROMPT: '0',
  GIT_ASKPASS: process.env.GIT_ASKPASS ?? '',
  SSH_ASKPASS_REQUIRE: 'never',
  GCM_INTERACTIVE: 'never',
  GIT_EDITOR: ':',
  // Reading a repository must not write to it.
  GIT_OPTIONAL_LOCKS: '0',
  LC_ALL: 'C.UTF-8',
}

const isWindows = process.platform === 'win32'

const defaultTimeout = 60

function kill({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(isWindows ? pid : -pid, signal)
  } catch {
    // The process has ended already.
  }
}

/** Only open-git.ts creates it: elsewhere git could find a repository that is part of a branch. */
export class Git {
  private readonly env: NodeJS.ProcessEnv

  constructor(
    readonly folder: string,
    private readonly more: NodeJS.ProcessEnv = {},
  ) {
    const own = Object.entries(process.env).filter(([name]) => !repositoryVariables.includes(name))
    this.env = { ...Object.fromEntries(own), ...nonInteractive, ...more }
  }

  withEnv = (more: NodeJS.ProcessEnv): Git => new Git(this.folder, { ...this.more, ...more })

  /** Rejects only if git is not installed. */
  run(args: string[], { input, seconds = defaultTimeout, withHooks = false }: RunOptions = {}): Promise<GitResult> {
    return new Promise((resolve, reject) => {
      // Without a terminal, neither ssh nor a hook can ask questions.
      const child = spawn('git', withHooks ? args : [...safeSettings, ...args], {
        ...{ cwd: this.folder, env: this.env, detached: !isWindows, windowsHide: true },
        stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
      })
      const out: Buffer[] = []
      const words: Buffer[] = []
      let isTimedOut = false
      const timers = [
        setTimeout(() => {
          isTimedOut = true
          kill(child, 'SIGTERM')
        }, seconds * 1000),
        setTimeout(() => kill(child, 'SIGKILL'), seconds * 1000 + 2000),
      ]
      child.stdout?.on('data', (part) => out.push(part))
      child.stderr?.on('data', (part) => words.push(part))
      child.stdin?.on('error', () => undefined).end(input)
      const stop = () => timers.forEach(clearTimeout)
      child.on('error', (error) => {
        stop()
        reject(error)
      })
      child.on('close', (code) => {
        stop()
        const output = cleanOutput(Buffer.concat(words).toString())
        resolve({ code: code ?? -1, out: Buffer.concat(out), words: output, isTimedOut })
      })
    })
  }

  runSync(args: string[]): GitResult {
    const { status, stdout, stderr, error } = spawnSync('git', [...safeSettings, ...args], {
      ...{ cwd: this.folder, env: this.env, windowsHide: true, maxBuffer: 2 ** 30, timeout: defaultTimeout * 1000 },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const isTimedOut = error !== undefined && 'code' in error && error.code === 'ETIMEDOUT'
    if (error && !isTimedOut) throw error
    return { code: status ?? -1, out: stdout, words: cleanOutput(stderr.toString()), isTimedOut }
  }

  /** Rejects with a GitFailure whose message is `sentence`. */
  async read(args: string[], sentence: string, options?: RunOptions): Promise<string> {
    const { code, out, words } = await this.run(args, options)
    if (code !== 0) throw new GitFailure(sentence, words)
    return out.toString()
  }

  /** Undefined if the command fails. */
  async ask(...args: string[]): Promise<string | undefined> {
    const { code, out } = await this.run(args)
    return code === 0 ? out.toString().replace(/\r?\n$/, '') : undefined
  }
}
