import type { GitHost } from '../../../../git/git-hosts/git-host'

/** Calls back after each answer of a host, with the error where it has refused. */
export function watchHost(host: GitHost, onAnswer: (error?: unknown) => void): GitHost {
  const watch =
    <Values extends unknown[], Result>(method: (...values: Values) => Promise<Result>) =>
    async (...values: Values): Promise<Result> => {
      try {
        const result = await method(...values)
        onAnswer()
        return result
      } catch (error) {
        onAnswer(error)
        throw error
      }
    }
  return {
    name: host.name,
    open: watch(host.open),
    head: watch(host.head),
    list: watch(host.list),
    treeOf: watch(host.treeOf),
    read: watch(host.read),
    follows: watch(host.follows),
    commit: watch(host.commit),
    renew: watch(host.renew),
    request: watch(host.request),
    requestOf: watch(host.requestOf),
    withdraw: watch(host.withdraw),
    previewOf: watch(host.previewOf),
  }
}
