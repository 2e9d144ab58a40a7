import { valueAt } from '../../../base/shared-types/json'
import { type Context, joinSwapped } from '../explain'
import type { CodedFinding } from '../findings/finding'

/** Joins the two problems of a redirect with "path" and "redirect" swapped: "path" is taken, "redirect" is no page. */
function joinRedirects(findings: CodedFinding[]): CodedFinding[] {
  const places = new Map(findings.map((finding) => [finding.pointer, finding]))
  const gone = new Set<string>()
  const joined = findings.map((finding): CodedFinding => {
    const page = finding.pointer.replace(/\/path$/, '')
    const other = places.get(`${page}/redirect`)
    if (finding.rule !== 'unique-path' || other?.rule !== 'page-target') return finding
    gone.add(other.pointer)
    const message = '"path" and "redirect" have each other\'s values: the first is the old address. Swap them.'
    return { rule: 'unique-path', pointer: finding.pointer, message }
  })
  return joined.filter(({ pointer }) => !gone.has(pointer))
}

function explainTypeAsName(finding: CodedFinding, { book, root }: Context): CodedFinding {
  const name = valueAt(root, finding.pointer)
  if (finding.rule !== 'shared-exists' || finding.suggestion !== undefined || !book.block(name)) return finding
  return {
    ...finding,
    message: `There is no shared block "${name}", but a type of block has this name. Did you mean { "type": "${name}" }?`,
  }
}

function joinItems(findings: CodedFinding[]): CodedFinding[] {
  const lists = new Map<string, CodedFinding>()
  return findings.filter((finding) => {
    const list = finding.pointer.replace(/\/\d+$/, '')
    if (finding.rule !== 'wrong-type' || list === finding.pointer || /\/blocks$|^\/pages$/.test(list)) return true
    const first = lists.get(list)
    if (first === undefined) lists.set(list, finding)
    if (first === undefined || finding.replacement !== undefined || first.replacement !== undefined) return true
    first.others = [...(first.others ?? []), finding.pointer]
    return false
  })
}

export function explainSwaps(findings: CodedFinding[], context: Context): CodedFinding[] {
  const joined = joinRedirects(joinSwapped(findings, context))
  return joinItems(joined).map((finding) => {
    const { repair: _, ...rest } = finding as CodedFinding & { repair?: unknown }
    return explainTypeAsName(rest, context)
  })
}
