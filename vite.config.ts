/// <reference types="vitest/config" />
import { defineConfig } from 'vite'
import { viteConfig } from './src/engine/building/site-build/code/vite-config.ts'

/** Tests of what needs the document of a browser. Each begins with an empty one: see tests/components/setup.ts. */
const inBrowsers = [
  'src/engine/{base/dom,pages/elements,pages/page-scripts,pages/render}/**/*.test.{ts,tsx}',
  'src/engine/editing/editor-ui/{canvas,connection,controls,page-additions,rich-text,shell,views}/**/*.test.{ts,tsx}',
  'src/engine/editing/preview-server/overlay/*.test.ts',
  'src/engine/editing/web-editor/home/*.test.{ts,tsx}',
  'src/studio/**/*.test.tsx',
]

/** Tests share the processors of a busy machine: what is waited for may take longer than a second. */
const patient = { testTimeout: 60_000, expect: { poll: { timeout: 10_000 } } }

const inNode = {
  ...patient,
  // Files share the modules that one of them has loaded: to load those anew takes longer than most tests.
  isolate: false,
  restoreMocks: true,
  unstubEnvs: true,
}

export default defineConfig({
  ...viteConfig(import.meta.dirname, import.meta.dirname),
  test: {
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        test: {
          ...inNode,
          name: 'unit',
          setupFiles: 'tests/random.ts',
          include: ['src/**/*.test.{ts,tsx}', 'tests/{content,project}/*.test.ts'],
          exclude: inBrowsers,
        },
      },
      {
        extends: true,
        test: {
          ...inNode,
          name: 'system',
          setupFiles: 'tests/random.ts',
          include: ['tests/system/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: [...inBrowsers, 'tests/content/*.test.tsx'],
          environment: 'jsdom',
          ...patient,
          setupFiles: ['tests/components/setup.ts', 'tests/random.ts'],
          // To make a document for each file takes longer than most tests.
          isolate: false,
          restoreMocks: true,
          unstubEnvs: true,
          unstubGlobals: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: 'tests/browser/support/global-setup.ts',
          setupFiles: ['tests/browser/support/setup.ts', 'tests/random.ts'],
          // Files share one Chromium and one server for each process.
          isolate: false,
          ...patient,
          hookTimeout: 120_000,
          maxConcurrency: 3,
        },
      },
    ],
  },
})
