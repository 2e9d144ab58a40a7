/** By their numbers: "0.10.0" is after "0.9.2". */
export function compareVersions(one: string, other: string): number {
  const [first, second] = [one, other].map((version) => version.split('.').map((part) => Number.parseInt(part, 10)))
  for (const index of [0, 1, 2]) {
    const difference = (first?.[index] ?? 0) - (second?.[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

export interface EngineChange {
  version: string
  /** Markdown. */
  text: string
}

/** The entries later than `from` and not later than `to`, oldest first. */
export function changesBetween(document: string, from: string, to: string): EngineChange[] {
  return document
    .split(/^## /m)
    .slice(1)
    .map((entry) => {
      const [heading = '', ...lines] = entry.split('\n')
      return { version: heading.trim(), text: lines.join('\n').trim() }
    })
    .filter(({ version }) => compareVersions(version, from) > 0 && compareVersions(version, to) <= 0)
    .sort((one, other) => compareVersions(one.version, other.version))
}
