import { cleanup, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Picture } from './Picture'
import { PageContext } from './use-page'

const page = {
  path: '/',
  assets: {
    '/fox.svg': { bytes: 7, width: 40, height: 30 },
    '/still.png': { bytes: 7, width: 700, height: 400, hash: 'ab12' },
  },
  settings: { name: 'Studio', contact: { email: 'a@b.example', phone: '1', phoneLink: '+1' } },
}

const show = (fields: Partial<ComponentProps<typeof Picture>>) => {
  render(
    <PageContext value={page}>
      <Picture src="/still.png" alt="A fox runs" {...fields} />
    </PageContext>,
  )
  return screen.getByRole('img', { name: 'A fox runs' })
}

afterEach(cleanup)

test('a raster picture is an AVIF or WebP of a fitting size, with width and height', () => {
  const image = show({ sizes: '50vw' })
  const source = document.querySelector('picture > source')
  expect(source?.getAttribute('type')).toBe('image/avif')
  expect(source?.getAttribute('srcset')).toContain('/assets/ab12-320.avif 320w')
  expect(image.getAttribute('srcset')).toContain('/assets/ab12-700.webp 700w')
  expect([source, image].map((element) => element?.getAttribute('sizes'))).toEqual(['50vw', '50vw'])
  expect(image.getAttribute('src')).toBe('/assets/ab12-700.webp')
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['700', '400'])
  expect(image.getAttribute('loading')).toBe('lazy')
})

test('a drawing is one file for all sizes', () => {
  const image = show({ src: '/fox.svg', sizes: '50vw' })
  expect(document.querySelector('picture')).toBeNull()
  expect(image.getAttribute('src')).toBe('/fox.svg')
  expect(image.hasAttribute('srcset') || image.hasAttribute('sizes')).toBe(false)
})

test('only the first picture of a page loads eagerly', () => {
  const image = show({ isFirst: true })
  expect([image.getAttribute('loading'), image.getAttribute('fetchpriority')]).toEqual(['eager', 'high'])
})
