export type Doctype = { entities: Map<string, string> } | { refused: string }

/** The root's name, the address of a DTD, which browsers do not fetch, and the declarations in brackets. */
const doctypePattern =
  /^\s+[\w:.-]+(?:\s+(?:SYSTEM|PUBLIC\s+(?:"[^"]*"|'[^']*'))\s+(?:"[^"]*"|'[^']*'))?\s*(?:\[([\s\S]*)\]\s*)?$/

const blanksAndComments = /(?:\s+|<!--[\s\S]*?-->)+/y
const entity = /<!ENTITY\s+([A-Za-z_][\w.-]*)\s+(?:"([^"]*)"|'([^']*)')\s*>/y
const otherDeclaration = /<[!?]\w+/y

/** Illustrator declares namespaces and styles as entities, which are shorter. */
const maxLength = 1000

const predefined = ['lt', 'gt', 'amp', 'quot', 'apos']

const unneeded = (start = '<!DOCTYPE') => `a declaration that drawings do not need (${start} …>)`

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** Accepts entities of plain text alone: default attributes or external entities could hide what a file does. */
export function readDoctype(doctype: string): Doctype {
  const match = doctypePattern.exec(doctype)
  if (!match) return { refused: unneeded() }
  const declared = match[1] ?? ''
  const entities = new Map<string, string>()
  for (let at = 0; at < declared.length; ) {
    const skipped = matchAt(blanksAndComments, declared, at)
    const match = skipped ?? matchAt(entity, declared, at)
    if (!match) return { refused: unneeded(matchAt(otherDeclaration, declared, at)?.[0]) }
    at += match[0].length
    if (skipped) continue
    const [, name = '', double, single = ''] = match
    const value = double ?? single
    if (/[<&%]/.test(value) || value.length > maxLength || predefined.includes(name))
      return { refused: `more than a plain text in <!ENTITY ${name}>` }
    // The first declaration counts.
    if (!entities.has(name)) entities.set(name, value)
  }
  return { entities }
}
