import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const introduction = `# Decisions

One page for each decision that a newcomer would question: the context, what was decided, and its price. A decision that no longer
holds stays here: its page says which one replaces it. The numbers are only names. \`npm run generate\` writes this list.
`

/** "# 0101: A JSON reader of our own" -> "A JSON reader of our own". */
const titleOf = (page: string): string => /^# (?:\d+:? )?(.+)$/m.exec(page)?.[1] ?? ''

export function decisionIndex(folder: string): string {
  const lines = readdirSync(folder)
    .filter((name) => /^\d+-.*\.md$/.test(name))
    .sort()
    .map((name) => `- [${name.slice(0, 4)}](${name}): ${titleOf(readFileSync(join(folder, name), 'utf8'))}\n`)
  return `${introduction}\n${lines.join('')}`
}
