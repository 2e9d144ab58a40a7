import { availableParallelism } from 'node:os'

/** So many pages are looked at side by side: while one is painted, another one is waited for. */
const lanes = Math.min(4, availableParallelism() + 1)

/** Does a job with each item, some of them side by side. Returns the results in the order of the items. */
export async function inLanes<Item, Result>(
  items: Item[],
  act: (item: Item) => Promise<Result>,
  onDone: (done: number) => void,
): Promise<Result[]> {
  const results: Result[] = []
  const queue = items.entries()
  let done = 0
  const work = async () => {
    for (const [index, item] of queue) {
      results[index] = await act(item)
      onDone(++done)
    }
  }
  await Promise.all(Array.from({ length: lanes }, work))
  return results
}
