import { availableParallelism } from 'node:os'

export async function inParallel<Item>(
  items: Item[],
  work: (item: Item) => Promise<void>,
  atOnce = availableParallelism(),
): Promise<void> {
  const queue = items.values()
  const worker = async () => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
