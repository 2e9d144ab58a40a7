import { expect, test } from 'vitest'
import { createReporter } from '../../scripts/shared/progress'

/** A screen that keeps what is written, and a clock that stands until it is set. */
function createScene(isTerminal: boolean) {
  const written: string[] = []
  const clock = { now: 0 }
  const screen = {
    isTerminal,
    say: (line: string) => written.push(`${line}\n`),
    write: (text: string) => written.push(text),
  }
  const reporter = createReporter(screen, () => clock.now)
  return { written, clock, ...reporter }
}

test('a long job says how far it has come, and how long it will take at that pace', () => {
  const { written, clock, progress } = createScene(false)
  progress('Rendered', 0, 5000)
  clock.now = 10_000
  progress('Rendered', 1000, 5000)
  clock.now = 15_000
  progress('Rendered', 2000, 5000)
  clock.now = 40_000
  progress('Rendered', 4000, 5000)
  expect(written).toEqual([
    'Rendered 1,000 of 5,000 pages, about 40 s left …\n',
    'Rendered 4,000 of 5,000 pages, about 10 s left …\n',
  ])
})

test('a new kind of work is measured from its own start', () => {
  const { written, clock, progress } = createScene(false)
  progress('Rendered', 1, 2)
  clock.now = 100_000
  progress('Encoded', 0, 400, 'pictures')
  clock.now = 110_000
  progress('Encoded', 10, 400, 'pictures')
  expect(written).toEqual(['Encoded 0 of 400 pictures …\n', 'Encoded 10 of 400 pictures, about 7 minutes left …\n'])
})

test('a terminal shows one line, which goes when something else is said and when the work is done', () => {
  const { written, clock, notify, progress, end } = createScene(true)
  progress('Rendered', 0, 9)
  clock.now = 300
  progress('Rendered', 3, 9)
  notify('Page "/slow" is waiting.')
  clock.now = 600
  progress('Rendered', 6, 9)
  progress('Rendered', 9, 9)
  end()
  expect(written).toEqual([
    '\r\x1b[2KRendered 3 of 9 pages, less than a second left …',
    '\r\x1b[2K',
    'Page "/slow" is waiting.\n',
    '\r\x1b[2KRendered 6 of 9 pages, less than a second left …',
    '\r\x1b[2K',
  ])
})

test('a quick job says nothing', () => {
  const { written, clock, progress } = createScene(false)
  // What came before it does not count.
  clock.now = 20_000
  progress('Rendered', 0, 100)
  clock.now = 29_000
  progress('Rendered', 99, 100)
  progress('Rendered', 100, 100)
  expect(written).toEqual([])
})
