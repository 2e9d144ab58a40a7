import type { ViteDevServer } from 'vite'
import { expect, test } from 'vitest'
import { isServedCode } from './served-code'

/** A studio outside of the engine's folder, in one whose name has signs of an address. */
const studio = '/home/ich/Töpferei & Co [neu]'
const address = `/@fs${studio}`
const block = `${address}/src/studio/blocks/map/component.tsx`

const vite = {
  config: { root: '/opt/engine', cacheDir: '/home/ich/.cache/vite' },
  environments: {
    client: {
      moduleGraph: {
        urlToModuleMap: new Map([[block, {}]]),
        idToModuleMap: new Map([['\0vite/dynamic-import-helper.js', {}]]),
      },
    },
  },
} as unknown as ViteDevServer

test.each([
  encodeURI(block),
  `${encodeURI(block)}?t=17`,
  `${encodeURI(block)}?import&t=17`,
  encodeURI(`${address}/src/studio/theme/dots.svg`),
  encodeURI(`${address}/src/studio/blocks/map/tour.mp4?t=17`),
  '/@id/__x00__vite/dynamic-import-helper.js',
  '/@fs/home/ich/.cache/vite/deps/react.js?v=0f',
  '/src/engine/pages/page-scripts/loader/loader.ts',
])('sends %s', (wanted) => expect(isServedCode(vite, studio, wanted)).toBe(true))

test.each([
  `${encodeURI(block)}?raw`,
  `${encodeURI(block)}?t=17&raw`,
  `${encodeURI(block)}&t=17`,
  encodeURI(`${address}/src/studio/blocks/map/load.ts`),
  encodeURI(`${address}/src/studio/../../secret.svg`),
  `${encodeURI(address)}/src/studio/%2e%2e/secret.svg`,
  `${encodeURI(address)}/src/studio/x.svg%00.svg`,
  `${encodeURI(address)}/src/studio/%zz.svg`,
  '/@id/__x00__vite/wasm-helper.js',
  '/starter/src/studio/theme/typefaces/sans.woff2',
  '/@fs/home/ich/.cache/vite/deps/../secret.js?v=0f',
])('does not send %s', (wanted) => expect(isServedCode(vite, studio, wanted)).toBe(false))
