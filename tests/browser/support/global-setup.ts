import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the tests in a browser write the sites that they make up. */
    folder: string
  }
}

/** Makes a folder for the sites of a run, and removes it at its end. */
export default function setUp(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'site-browser-'))
  project.provide('folder', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
