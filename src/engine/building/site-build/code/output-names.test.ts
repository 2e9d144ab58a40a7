import { expect, test } from 'vitest'
import { outputNames } from './output-names'

const source = 'src/studio/blocks/banner/'

test('styles of a block are named by its folder', () => {
  const asset = { names: ['component.css'], originalFileNames: [`${source}component.tsx`] }
  expect(outputNames.assetFileNames(asset)).toBe('assets/banner-[hash][extname]')
})

test('a picture of a block keeps its name, which html from the server has', () => {
  const asset = { names: ['cat.png'], originalFileNames: [`${source}cat.png`] }
  expect(outputNames.assetFileNames(asset)).toBe('assets/[name]-[hash][extname]')
})
