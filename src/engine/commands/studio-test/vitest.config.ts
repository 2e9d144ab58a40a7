/// <reference types="vitest/config" />
import { defineConfig } from 'vite'
import { viteConfig } from '../../building/site-build/code/vite-config.ts'

/** A studio's tests, which see the engine and its own code as a build does. */
const studio = process.env.STUDIO ?? process.cwd()

export default defineConfig({
  ...viteConfig(process.env.ENGINE ?? studio, studio),
  root: studio,
  test: {
    include: ['{src,tests}/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
})
