import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { Failure } from '../model/failure'
import { cleanOutput } from './output'

/** What a command of git came to. */
export interface GitResult {
  /** 0 where it has done what it was to do. */
  code: number
  out: Buffer
  /** What it has said to people, as plain text. */
  words: string
  isTimedOut: boolean
}

/** A command of git has failed. The message is a sentence for people, `output` what git has said. */
export class GitFailure extends Failure {
  constructor(
    message: string,
    readonly output = '',
  ) {
    super(message)
  }
}

interface RunOptions {
  /** What the command reads. */
  input?: string
  /** After so many seconds it is ended. */
  seconds?: number
  /** Runs the hooks of the repository, with all of its settings. */
  withHooks?: boolean
}

/** Variables that name another repository: a preview may have been started by a hook. */
const foreign = [
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

/** Settings under which reading and recording files starts no program. safe.bareRepository is known since git 2.38. */
const quiet = ['safe.bareRepository=explicit', 'core.fsmonitor=false', 'core.hooksPath=/dev/null'].flatMap(
  (setting) => ['-c', setting],
)

/** Options of `git diff` under which it starts no program and looks into no submodule. */
export const plainDiff = ['--no-ext-diff', '--no-textconv', '--ignore-submodules=dirty', '--no-renames']

/**
 * Nobody is asked for a password on a terminal: the page would wait for ever. A program that asks in a window of its own,
 * as code editors have one, may do so.
 */
const silent = {
  GIT_TERMINAL_PROMPT: '0',
  GIT_ASKPASS: process.env.GIT_ASKPASS ?? '',
  SSH_ASKPASS_REQUIRE: 'never',
  GCM_INTERACTIVE: 'never',
  GIT_EDITOR: ':',
  // Looking at a folder must not write into it.
  GIT_OPTIONAL_LOCKS: '0',
  LC_ALL: 'C.UTF-8',
}

const isWindows = process.platform === 'win32'

const usualLimit = 60

/** Ends a command with all that it has started. */
function end({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(isWindows ? pid : -pid, signal)
  } catch {
    // It has ended by itself.
  }
}

/**
 * Runs git at the root of a work tree: without a terminal, without questions, and for a limited time. Openers of
 * repositories make it (see open-git.ts): in another folder git could find a repository that a branch holds.
 */
export class Git {
  private readonly env: NodeJS.ProcessEnv

  constructor(
    readonly folder: string,
    private readonly more: NodeJS.ProcessEnv = {},
  ) {
    const own = Object.entries(process.env).filter(([name]) => !foreign.includes(name))
    this.env = { ...Object.fromEntries(own), ...silent, ...more }
  }

  /** Returns the same git with more in its environment. */
  withEnv = (more: NodeJS.ProcessEnv): Git => new Git(this.folder, { ...this.more, ...more })

  /** Runs a command, whatever it comes to. Rejects only where there is no git. */
  run(args: string[], { input, seconds = usualLimit, withHooks = false }: RunOptions = {}): Promise<GitResult> {
    return new Promise((resolve, reject) => {
      // A group of its own has no terminal: neither ssh nor a hook can ask there.
      const child = spawn('git', withHooks ? args : [...quiet, ...args], {
        ...{ cwd: this.folder, env: this.env, detached: !isWindows, windowsHide: true },
        stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
      })
      const out: Buffer[] = []
      const words: Buffer[] = []
      let isTimedOut = false
      const timers = [
        setTimeout(() => {
          isTimedOut = true
          end(child, 'SIGTERM')
        }, seconds * 1000),
        setTimeout(() => end(child, 'SIGKILL'), seconds * 1000 + 2000),
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
        const said = cleanOutput(Buffer.concat(words).toString())
        resolve({ code: code ?? -1, out: Buffer.concat(out), words: said, isTimedOut })
      })
    })
  }

  /** Runs a command and waits for it. Throws only where there is no git. */
  runNow(args: string[]): GitResult {
    const { status, stdout, stderr, error } = spawnSync('git', [...quiet, ...args], {
      ...{ cwd: this.folder, env: this.env, windowsHide: true, maxBuffer: 2 ** 30, timeout: usualLimit * 1000 },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const isTimedOut = error !== undefined && 'code' in error && error.code === 'ETIMEDOUT'
    if (error && !isTimedOut) throw error
    return { code: status ?? -1, out: stdout, words: cleanOutput(stderr.toString()), isTimedOut }
  }

  /** Runs a command, and returns what it has written. Rejects with a GitFailure; `sentence` says what could not be done. */
  async read(args: string[], sentence: string, options?: RunOptions): Promise<string> {
    const { code, out, words } = await this.run(args, options)
    if (code !== 0) throw new GitFailure(sentence, words)
    return out.toString()
  }

  /** Returns what a command has written, without the line break at its end; undefined where it fails. */
  async ask(...args: string[]): Promise<string | undefined> {
    const { code, out } = await this.run(args)
    return code === 0 ? out.toString().replace(/\r?\n$/, '') : undefined
  }
}
