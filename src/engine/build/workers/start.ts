import { join } from 'node:path'
import { loadBuilt } from '../code/bytecode'

// What a thread begins with, built: it loads render-worker.ts with its bytecode.
loadBuilt(join(import.meta.dirname, 'render-worker.cjs'))
