import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { ensureChromium } from '../../../scripts/testing/chromium'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the tests in a browser write the sites that they make up. */
    folder: string
    /** The path of the Chromium that they run in. */
    chromium: string
  }
}

/** Finds Chromium for all processes, and makes a folder for the sites of a run, which is removed at its end. */
export default function setUp(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'site-browser-'))
  project.provide('folder', folder)
  project.provide('chromium', ensureChromium())
  return () => rmSync(folder, { recursive: true, force: true })
}
