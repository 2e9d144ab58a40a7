import { cleanup, render, screen } from '@testing-library/react'
import { PageContext } from 'schema-pages/elements/use-page'
import { afterEach, expect, test } from 'vitest'
import type { SolutionBlock } from '../../generated/content'
import Solution from './component'

const page = {
  path: '/',
  assets: {},
  settings: { name: 'Studio', contact: { email: 'a@b.example', phone: '1', phoneLink: '+1' } },
}

const stages = [
  {
    title: 'Pre-production',
    html: '<p>Paper first.</p>',
    steps: [{ title: 'Storyboard', text: 'Every shot, drawn.' }],
  },
  { title: 'Production', html: '<p>Drawings move.</p>' },
]

const paragraphs = ['One team.', 'Paper first.', 'Every shot, drawn.', 'Drawings move.']

const show = (fields: Partial<SolutionBlock>) =>
  render(
    <PageContext value={page}>
      <Solution type="solution" heading="Start to finish" opener="<p>One team.</p>" {...fields} stages={stages} />
    </PageContext>,
  )

const stageNames = (container: HTMLElement) =>
  Array.from(container.querySelectorAll('ol > li h3'), ({ textContent }) => textContent)

afterEach(cleanup)

test('in full, the block has every stage in order with its paragraphs (B2)', () => {
  const { container } = show({ condensedHeading: 'In short' })
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Start to finish')
  expect(stageNames(container)).toEqual(['Pre-production', 'Production'])
  for (const paragraph of paragraphs) expect(screen.queryByText(paragraph)).not.toBeNull()
})

test('condensed, the block switches its heading and keeps only the names of the stages (B2)', () => {
  const { container } = show({ condensed: true, condensedHeading: 'In short' })
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('In short')
  expect(stageNames(container)).toEqual(['Pre-production', 'Production'])
  for (const paragraph of paragraphs) expect(screen.queryByText(paragraph)).toBeNull()
  expect(screen.queryByText('Storyboard')).toBeNull()
})

test('condensed without a heading of its own, the block keeps its usual heading', () => {
  show({ condensed: true })
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Start to finish')
})

test('a block without stages renders nothing', () => {
  const { container } = render(
    <Solution type="solution" heading="Start to finish" opener="<p>One team.</p>" stages={[]} />,
  )
  expect(container.innerHTML).toBe('')
})

test('a long title may break after its slash, and its text stays the same', () => {
  const { container } = render(
    <Solution
      type="solution"
      heading="Start to finish"
      condensed
      stages={[
        { title: 'Briefing/Scripting', html: '' },
        { title: 'Delivery', html: '' },
      ]}
    />,
  )
  expect(container.querySelectorAll('h3 wbr')).toHaveLength(1)
  expect(stageNames(container)).toEqual(['Briefing/Scripting', 'Delivery'])
})
