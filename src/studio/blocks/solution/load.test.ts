import { expect, test } from 'vitest'
import { madeUpView } from '../../made-up-site'
import { load } from './load'

const briefing = { title: 'Briefing', html: '<p>You talk.</p>' }
const delivery = { title: 'Delivery', html: '<p>You get your film.</p>' }

const pages: Record<string, { type: string; [field: string]: unknown }[]> = {
  '/process': [
    { type: 'text', html: '<p>Before.</p>' },
    { type: 'solution', heading: 'In short', stagesOf: '/elsewhere' },
    { type: 'solution', heading: 'At length', stages: [briefing, delivery] },
  ],
}

const site = madeUpView({
  blocksOf: (path) => pages[path] ?? [],
})

test('a block shows the stages that it holds', () => {
  expect(load({ type: 'solution', heading: 'How', stages: [delivery] }, site)).toEqual({ stages: [delivery] })
})

test('a block that names a page shows the stages of that page', () => {
  expect(load({ type: 'solution', heading: 'How', stagesOf: '/process' }, site)).toEqual({
    stages: [briefing, delivery],
  })
})

test('a page without stages leaves the list empty', () => {
  expect(load({ type: 'solution', heading: 'How', stagesOf: '/nowhere' }, site)).toEqual({ stages: [] })
})
