import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Schedule } from './schedule'

afterEach(cleanup)

test('a schedule adds up its weeks, and each stage begins where the one before it ends', () => {
  const { container } = render(
    <Schedule
      stages={[
        { title: 'Script', weeks: 1 },
        { title: 'Drawing', weeks: 4 },
        { title: 'Sound', weeks: 2 },
      ]}
    />,
  )
  expect(container.querySelector('p')?.textContent).toContain('7')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.match(/\d+/)?.[0])).toEqual([
    '1',
    '4',
    '2',
  ])
  const bars = [...container.querySelectorAll('rect')].map((bar) => [bar.getAttribute('x'), bar.getAttribute('width')])
  expect(bars).toEqual([
    ['0', '1'],
    ['1', '4'],
    ['5', '2'],
  ])
})
