import type { Rule } from '.'

/** Two entries of one collection with the same id: a grid could not tell them apart. */
export const entryId: Rule = ({ pages }) => {
  const owners = new Map<string, string>()
  return pages.flatMap(({ entry, path, pointer }) => {
    if (entry?.id === undefined) return []
    const key = `${entry.collection} ${entry.id}`
    const owner = owners.get(key)
    if (owner === undefined) {
      owners.set(key, path)
      return []
    }
    return [
      {
        rule: 'entry-id',
        pointer: `${pointer}/entry/id`,
        message: `The id ${entry.id} already belongs to "${owner}" in the collection "${entry.collection}". Use a number that is still free.`,
      },
    ]
  })
}
