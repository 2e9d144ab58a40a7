import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createLogger, type Logger } from 'vite'
import { type CodeFolders, withoutColours } from './explain-build-error'

/** An address in a stylesheet that is no file of the code. */
const lostFile = /^\s*(\S+) referenced in .* didn't resolve at build time/

/** Vite reads files that css modules compose without the option. An author can do nothing about it. */
const ofVite = /^\s*A PostCSS plugin did not pass the `from` option/

/**
 * Keeps the files that stylesheets name in vain: relative ones, which no browser would find either, and those that
 * public/ lacks. Prints warnings without colours.
 */
export function collectLost(folders: CodeFolders, lost: Set<string>): Logger {
  const logger = createLogger('warn')
  const isPublic = (file: string) =>
    file.startsWith('/') && existsSync(join(folders.studio, 'public', file.replace(/[?#].*/, '')))
  const warn = (message: string) => {
    const [, file] = message.match(lostFile) ?? []
    if (file && /^[./]/.test(file)) {
      if (!isPublic(file)) lost.add(file)
    } else if (!ofVite.test(message)) logger.warn(withoutColours(message, folders))
  }
  return { ...logger, warn, warnOnce: warn, error: () => undefined }
}
