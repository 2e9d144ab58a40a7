import { readFile } from 'node:fs/promises'
import { SaxesParser } from 'saxes'
import type { Damage } from '../../check'
import { sniff } from './sniff'

/** A drawing of more bytes is not read: the largest that people see weigh a hundredth. */
const mostBytes = 20_000_000

/** Browsers refuse drawings whose parts are nested deeper than some thousands. */
const mostDepth = 1000

const namespace = 'http://www.w3.org/2000/svg'

/** The text of a drawing, by its byte-order mark or by the encoding that it declares. Throws when it is of another one. */
function decode(content: Buffer): string {
  const isWide = content[0] === 0xff || content[0] === 0xfe
  const declared = /^<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(content.toString('latin1', 0, 200))?.[1]
  const wide = content[0] === 0xff ? 'utf-16le' : 'utf-16be'
  return new TextDecoder(isWide ? wide : declared, { fatal: true }).decode(content)
}

class Refused extends Error {
  constructor(readonly damage: Damage) {
    super()
  }
}

/** References to texts that a drawing declares are a few dozen at most; each is filled in with up to so many signs. */
const mostReferences = 10_000
const mostFilledIn = 200

/**
 * Reads a drawing as browsers do, which show none that is not well-formed. The texts that it declares (entities) cannot
 * grow: one that is made of others is refused, as browsers do.
 */
function parse(text: string): void {
  const parser = new SaxesParser({ xmlns: true })
  let depth = 0
  const refuse = (reason: string): never => {
    throw new Refused({ kind: 'malformed', line: parser.line, reason })
  }
  parser.on('error', ({ message }) => refuse(message.replace(/^\d+:\d+: /, '').replace(/\.$/, '')))
  parser.on('doctype', (doctype) => {
    if (doctype.includes('<!ENTITY') && (text.match(/&[\w:]/g)?.length ?? 0) > mostReferences)
      refuse('it repeats the texts that it declares too often')
    for (const [, name = '', , value = ''] of doctype.matchAll(/<!ENTITY\s+([\w.-]+)\s+(["'])([\s\S]*?)\2/g)) {
      if (/&(?!#|amp;|lt;|gt;|quot;|apos;)/.test(value)) refuse(`the text "${name}" is made of other texts`)
      parser.ENTITIES[name] = value.includes('<') ? '' : value.slice(0, mostFilledIn)
    }
  })
  parser.on('opentag', ({ local, uri }) => {
    if (depth === 0 && local !== 'svg')
      throw new Refused({ kind: 'other', found: local === 'html' ? 'a web page' : 'something else' })
    if (depth === 0 && uri !== namespace) throw new Refused({ kind: 'no-namespace' })
    if (++depth > mostDepth) refuse(`more than ${mostDepth} parts stand within each other`)
  })
  parser.on('closetag', () => {
    depth--
  })
  parser.write(text).close()
}

/** Judges a drawing. Throws what reading its file throws. */
export async function judgeDrawing(path: string, bytes: number): Promise<{ damage?: Damage }> {
  if (bytes > mostBytes) return { damage: { kind: 'too-heavy', bytes, most: mostBytes } }
  const content = await readFile(path)
  try {
    parse(decode(content))
    return {}
  } catch (error) {
    const found = sniff(content)
    if (found !== 'a drawing (svg)' && !(error instanceof Refused && error.damage.kind === 'no-namespace'))
      return { damage: { kind: 'other', found } }
    if (error instanceof Refused) return { damage: error.damage }
    return { damage: { kind: 'malformed', line: 1, reason: 'its letters are of another encoding than it says' } }
  }
}
