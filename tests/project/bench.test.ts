import { expect, test } from 'vitest'
import { type BuildFigures, buildTable } from '../../scripts/bench/builds'

const figures = (seconds: number): BuildFigures => {
  const usage = { seconds, processor: 2 * seconds, memory: 100 * seconds }
  return { tasks: { check: usage, content: usage, edit: usage, again: usage }, bytesPerPage: 20_000 * seconds }
}

test('the table shows what each task takes', () => {
  expect(buildTable(1000, figures(1)).split('\n').slice(0, 3)).toEqual([
    'A site of 1,000 pages, 20.0 kB a page',
    '                        seconds  of the processor   MB',
    'check alone                1.00              2.00  100',
  ])
})

test('beside another state of the repository each figure has its ratio', () => {
  expect(buildTable(1000, figures(1), figures(2)).split('\n').slice(0, 3)).toEqual([
    'A site of 1,000 pages, 20.0 (0.50 ×) kB a page',
    '                              seconds  of the processor            MB',
    'check alone             1.00 (0.50 ×)     2.00 (0.50 ×)  100 (0.50 ×)',
  ])
})
