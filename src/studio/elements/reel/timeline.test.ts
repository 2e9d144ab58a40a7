import { describe, expect, test } from 'vitest'
import { buildTimeline, clock, drawingInShot, nextLoop, shotAt, showsCard } from './timeline'

const reel = buildTimeline(
  [
    { loop: '/fox.json', from: 0, seconds: 2 },
    { loop: '/owl.json', from: 1.5, seconds: 3, title: 'The owl', page: '/owl' },
    { loop: '/fox.json', from: 4, seconds: 0.5 },
    { loop: '/hen.json', from: 0, seconds: 1, title: 'The hen' },
  ],
  'Our reel',
)

test('scenes follow each other, and one without a title belongs to the film before it', () => {
  expect(reel.total).toBe(6500)
  expect(reel.chapters).toEqual([
    { title: 'Our reel', start: 0, end: 2000 },
    { title: 'The owl', page: '/owl', start: 2000, end: 5500 },
    { title: 'The hen', start: 5500, end: 6500 },
  ])
})

test.each([
  [0, '/fox.json', 0, 'Our reel'],
  [1999, '/fox.json', 0, 'Our reel'],
  [2000, '/owl.json', 1500, 'The owl'],
  [5200, '/fox.json', 4000, 'The owl'],
  [6500, '/hen.json', 0, 'The hen'],
])('at %s ms the shot of %s is seen', (time, loop, from, title) => {
  expect(shotAt(reel, time)).toMatchObject({ loop, from, chapter: { title } })
})

test('the loop of the shot is fetched first, then the next one that is not there', () => {
  const there = new Set<string>()
  const next = (time: number) => nextLoop(reel, time, (loop) => there.has(loop))
  expect(next(2500)).toBe('/owl.json')
  there.add('/owl.json')
  expect(next(2500)).toBe('/fox.json')
  there.add('/fox.json')
  expect(next(2500)).toBe('/hen.json')
  there.add('/hen.json')
  expect(next(2500)).toBeUndefined()
})

test('a loop that is seen much later is not fetched yet', () => {
  const long = buildTimeline(
    [10, 10, 10].map((seconds, index) => ({ loop: `/${index}.json`, from: 0, seconds })),
    'Long',
  )
  const next = (time: number) => nextLoop(long, time, (loop) => loop === '/0.json')
  expect(next(1000)).toBeUndefined()
  expect(next(5000)).toBe('/1.json')
})

test('a title card is seen at the beginning of its film', () => {
  const [, owl] = reel.chapters
  expect(owl && [2000, 4100, 4300].map((time) => showsCard(owl, time))).toEqual([true, true, false])
})

describe('the drawing of a shot', () => {
  const film = (held: number[]) => ({
    width: 1,
    height: 1,
    nodes: [],
    drawings: held.map((time, at) => [time, at] as const),
  })
  const seen = (held: number[], from: number, seconds: number, times: number[]) => {
    const [shot] = buildTimeline([{ loop: '/fox.json', from, seconds }], 'Our reel').shots
    return times.map((time) => shot && drawingInShot(film(held), shot, time))
  }

  test('is seen for its own time, the last one to the end', () => {
    expect(seen([100, 50, 200], 0, 1, [0, 99, 100, 149, 150, 349, 350, 1000])).toEqual([0, 0, 1, 1, 2, 2, 2, 2])
  })

  test('is none of its neighbours where the times of pages.json are rounded', () => {
    expect(seen([5833, 1000, 1000], 5.8, 1.05, [0, 500, 1049])).toEqual([1, 1, 1])
  })
})

test.each([
  [0, '0:00'],
  [9_999, '0:09'],
  [65_000, '1:05'],
])('%s ms are %s', (time, words) => {
  expect(clock(time)).toBe(words)
})
