import { createLogger, type Logger } from 'vite'
import { type CodeFolders, plainText } from './explain-build-error'

/** Of a relative address in a stylesheet, which no browser would find either. */
const lostFile = /^\s*(\.\S*) referenced in .* didn't resolve at build time/

/** Prints warnings without colours, and keeps the files that stylesheets name in vain. Errors are thrown, too. */
export function collectLost(folders: CodeFolders, lost: Set<string>): Logger {
  const logger = createLogger('warn')
  const warn = (message: string) => {
    const [, file] = message.match(lostFile) ?? []
    if (file) lost.add(file)
    else logger.warn(plainText(message, folders))
  }
  return { ...logger, warn, warnOnce: warn, error: () => undefined }
}
