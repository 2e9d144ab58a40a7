import { expect, test } from 'vitest'
import { createFileFinder } from './client-manifest'

const block = (type: string) => `src/studio/blocks/${type}/component.tsx`

const manifest = {
  'src/engine/pages/page-scripts/loader/loader.ts': {
    file: 'loader.js',
    css: ['theme.css'],
  },
  'src/engine/pages/page-scripts/guarded-pages/opener.ts': { file: 'opener.js' },
  'src/engine/pages/page-scripts/app/hydrate.tsx': { file: 'hydrate.js', imports: ['_shared.js'], css: ['layout.css'] },
  'src/engine/pages/page-scripts/statistics/analytics.ts': { file: 'analytics.js', css: ['question.css'] },
  'src/engine/pages/page-scripts/custom-elements.ts': { file: 'elements.js' },
  '_shared.js': { file: 'shared.js', css: ['link.css'], imports: ['_circle.js'] },
  '_circle.js': { file: 'circle.js', imports: ['_shared.js'] },
  '_card.js': { file: 'card.js', css: ['card.css'] },
  [block('grid')]: { file: 'grid.js', css: ['grid.css'], imports: ['_card.js'] },
  [block('banner')]: { file: 'banner.js', css: ['banner.css'] },
  [block('map')]: { file: 'map.js', css: ['map.css'], imports: ['_card.js'] },
  [block('bare')]: { file: 'bare.js' },
}

const filesOf = createFileFinder(manifest, { isCounted: false })

const common = ['/theme.css', '/link.css', '/layout.css']

test.each([
  ['no block: what every page needs, imported styles first', [], common],
  [
    'its own blocks, whatever their order, each once',
    ['grid', 'banner', 'grid'],
    [...common, '/banner.css', '/card.css', '/grid.css'],
  ],
  ['two blocks that share a part: its style once', ['map', 'grid'], [...common, '/card.css', '/grid.css', '/map.css']],
  ['a block without a style, or without code', ['bare', 'hologram'], common],
])('a page links to the styles of %s', (_, types, styles) => {
  expect(filesOf(types)).toEqual({
    loader: '/loader.js',
    opener: '/opener.js',
    app: ['/hydrate.js', '/shared.js', '/circle.js'],
    statistics: '/analytics.js',
    elements: '/elements.js',
    sheet: expect.stringMatching(/^\/assets\/page-[\w-]{8}\.css$/),
    styles,
  })
})

test('where page views are counted, the consent bar has its style', () => {
  expect(createFileFinder(manifest, { isCounted: true })([]).styles).toContain('/question.css')
})

test('a bundle without its entry is a bug', () => {
  expect(() => createFileFinder({}, { isCounted: false })).toThrow(
    'The browser part has no src/engine/pages/page-scripts/loader/loader.ts.',
  )
})

test('the theme comes before the styles of what the loader imports', () => {
  const loader = 'src/engine/pages/page-scripts/loader/loader.ts'
  const shared = { ...manifest, [loader]: { ...manifest[loader], imports: ['_shared.js'] } }
  expect(createFileFinder(shared, { isCounted: false })([]).styles).toEqual(common)
})
