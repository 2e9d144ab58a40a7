import { everywhere, readPageGraph } from '../page-graph'
import type { WarningRule } from '.'

/** Every page can be reached from the home page. Of pages that lead to each other only the first is named. */
export const orphanPage: WarningRule = (content) => {
  const graph = readPageGraph(content)
  const reached = graph.reach(['/', everywhere])
  const lost = content.pages.filter(
    ({ path, redirect, isIndexed, entry }) =>
      !reached.has(path) && redirect === undefined && isIndexed && entry?.isVisible !== false,
  )
  if (lost.length === 0) return []
  const isLinked = new Set(lost.flatMap(({ path }) => [...graph.from(path)].filter((place) => place !== path)))
  const explained = new Set<string>()
  const causes = lost.filter(({ path }) => !isLinked.has(path))
  return [...causes, ...lost].flatMap(({ path, pointer }) => {
    if (explained.has(path)) return []
    for (const place of graph.reach([path])) explained.add(place)
    const message = `No page leads to "${path}", so visitors can only find it when they know its address. Link to it from another page or from the navigation.`
    return [{ pointer: `${pointer}/path`, message }]
  })
}
