/** The names of branches that can be in the way of a new one. Git keeps branches as files: beside "a" can be no "a/b". */
export function namesAbove(branch: string): string[] {
  const parts = branch.split('/')
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'))
}
