import { expect, test } from 'vitest'
import { scopedNames } from './scoped-name'

const nameOf = scopedNames('/studio/node_modules/schema-pages', '/studio')

test.each([
  ['src/studio/blocks/banner/style.module.scss', 'banner-heading'],
  ['src/studio/blocks/banner/style.module.css', 'banner-heading'],
  ['src/studio/blocks/banner/parts/card.module.css', 'blocks-banner-parts-card-heading'],
  ['src/studio/elements/card.module.scss', 'elements-card-heading'],
  ['src/studio/elements/film/banner.module.scss', 'elements-film-banner-heading'],
  ['src/studio/layouts/main/style.module.scss', 'layouts-main-style-heading'],
  [
    'node_modules/schema-pages/src/engine/pages/elements/services/embed.module.scss',
    'engine-elements-services-embed-heading',
  ],
  ['node_modules/slider/dist/slider v2.module.css', 'node_modules-slider-dist-slider-v2-heading'],
])('the class of %s is named by its whole path', (file, expected) => {
  expect(nameOf('heading', `/studio/${file}`)).toBe(expected)
})
