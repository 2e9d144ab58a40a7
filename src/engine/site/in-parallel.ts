import { availableParallelism } from 'node:os'

/** Runs a job for each item, as many at once as there are cores. */
export async function inParallel<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values()
  const worker = async () => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
}
