/** A rule of a stylesheet, with what is in its braces. */
interface CssBlock {
  prelude: string
  body: string
}

/** Text in quotes, addresses and comments may hold any sign. */
const signs = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^)"']*\)|\/\*[\s\S]*?\*\/|[{};]/g

/** The rules at the top of a stylesheet, or in the body of an at-rule. */
export function* findBlocks(css: string): Generator<CssBlock> {
  let [depth, start, open] = [0, 0, 0]
  for (const { 0: sign, index } of css.matchAll(signs)) {
    if (sign === '{' && depth++ === 0) open = index
    else if (sign === ';' && depth === 0) start = index + 1
    else if (sign === '}' && --depth === 0) {
      const prelude = css.slice(start, open).replace(/\/\*[\s\S]*?\*\//g, '')
      yield { prelude: prelude.trim(), body: css.slice(open + 1, index) }
      start = index + 1
    }
  }
}

/** Names and values. The names of custom properties keep their case. */
export function readDeclarations(body: string): [name: string, value: string][] {
  const parts: string[] = []
  let start = 0
  for (const { 0: sign, index } of `${body};`.matchAll(signs)) {
    if (sign !== ';') continue
    parts.push(body.slice(start, index))
    start = index + 1
  }
  return parts.flatMap((part): [string, string][] => {
    const [, name, value] = part.match(/^\s*([\w-]+)\s*:\s*([\s\S]+?)\s*(?:!important)?\s*$/) ?? []
    return name && value ? [[name.startsWith('--') ? name : name.toLowerCase(), value]] : []
  })
}

/** Splits at a comma that is not in brackets or quotes. */
export const splitList = (list: string): string[] =>
  list.match(/(?:[^,("']|\((?:[^()]|\([^()]*\))*\)|"[^"]*"|'[^']*')+/g)?.map((item) => item.trim()) ?? []

/** A family's name without quotes and escapes, in lower case. */
export const familyName = (text: string): string =>
  text
    .trim()
    .replace(/^["']|["']$/g, '')
    .replace(/\\(.)/g, '$1')
    .toLowerCase()
