import { expect, test } from 'vitest'
import type { CaseStudyBlock } from '../../generated/content'
import { layoutOf } from './layout-of'

const picture = { src: '/still-1.png', alt: 'A fox runs' }
const sketches = [{ label: 'Pencil', image: picture }]
const credits = Array.from({ length: 6 }, (_, index) => ({ role: `Part ${index}`, names: ['Ada Finch'] }))

test.each<[string, Partial<CaseStudyBlock>, string]>([
  ['pictures alone shows one of them large', { images: [picture] }, 'still'],
  ['six credits ends on them', { images: [picture], credits }, 'credits'],
  ['five credits shows them beside the result', { images: [picture], credits: credits.slice(1) }, 'still'],
  ['sketches is a strip, with credits, too', { images: [picture], sketches, credits }, 'strip'],
  ['sketches of no picture is no strip', { sketches }, 'still'],
])('a story with %s', (_, fields, layout) => {
  expect(layoutOf({ type: 'caseStudy', idea: '', ...fields })).toBe(layout)
})
