import { type ChildProcess, spawn } from 'node:child_process'
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
export class GitFailure extends Error {
  override name = 'GitFailure'

  constructor(
    message: string,
    readonly output: string,
  ) {
    super(message)
  }
}

interface RunOptions {
  /** What the command reads. */
  input?: string
  /** After so many seconds it is ended. */
  seconds?: number
}

/** What of git's surroundings is about another repository: a preview may have been started by a hook. */
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

/** Runs git in a folder: without a terminal, without questions, and for a limited time. */
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
  run(args: string[], { input, seconds = usualLimit }: RunOptions = {}): Promise<GitResult> {
    return new Promise((resolve, reject) => {
      // A group of its own has no terminal: neither ssh nor a hook can ask there.
      const child = spawn('git', args, {
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
