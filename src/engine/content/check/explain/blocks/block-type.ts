import type { ErrorObject } from 'ajv/dist/2020.js'
import { asObject, escapeToken } from '../../../../base/shared-types/json'
import { allNear } from '../../../../base/text/nearest'
import type { HeldList } from '../../../schema-model/held-blocks'
import { listed, quoted } from '../../../schema-model/phrases'
import type { Context, Explained } from '../phrases'
import { explainItem, explainRefused, heldListAround } from './held'
import { findMeantType, type MeantType } from './meant-type'
import { typeChangesInWords } from './type-changes'
import { explainTypeElsewhere } from './type-elsewhere'

/** The misspelling of "type", or of another field that decides what the object is. */
function misspeltKey(block: Record<string, unknown>, names: string[]): { from: string; to: string } | undefined {
  for (const from of Object.keys(block)) {
    const [to] = allNear(from, names)
    if (to !== undefined && from !== to && typeof block[from] === 'string') return { from, to }
  }
  return undefined
}

export const looksLikePage = (block: Record<string, unknown>): boolean =>
  typeof block.path === 'string' && (Array.isArray(block.blocks) || 'title' in block || 'redirect' in block)

function choiceOf(types: string[], by: MeantType['by'], list?: HeldList): string {
  if (types.length === 0 && list) return `Here may be ${listed(list.holds, 'or')}.`
  if (types.length === 0)
    return 'Each kind of block has a name: start "npm run dev" and open /catalogue to see them all.'
  const said = { 'some fields': 'Its fields are nearest to those of', fields: 'Its fields are those of' }
  return by === 'slip' || by === 'name' ? `Did you mean ${listed(types, 'or')}?` : `${said[by]} ${listed(types, 'or')}.`
}

function explainMissingType(at: string, block: Record<string, unknown>, context: Context): Explained {
  const { book } = context
  const key = misspeltKey(block, ['type', 'shared'])
  if (key) {
    return {
      rule: 'unknown-field',
      pointer: `${at}/${escapeToken(key.from)}`,
      on: 'key',
      message: `"${key.from}" is not a field of a block. Did you mean "${key.to}"?`,
      group: key.from,
      suggestion: key.to,
      replacement: key.to,
      repair: { kind: 'rename', object: at, names: [[key.from, key.to]] },
    }
  }
  const isUnderShared = at.startsWith('/shared/')
  if (looksLikePage(block)) {
    const where = isUnderShared ? 'under "shared"' : 'among the blocks of another'
    const message = `This is a page (${quoted(block.path)}) ${where}. Move it into "pages".`
    return { rule: 'misplaced', pointer: at, message }
  }
  if (isUnderShared && typeof block.shared === 'string') {
    const message = `A shared block cannot be made of another one. Write the block itself here; or use ${quoted(block.shared)} on the pages, and remove this name.`
    return { rule: 'unknown-block', pointer: at, message }
  }
  if (block.slot === true) {
    const message =
      'A place for blocks, { "slot": true }, is in a list of a block under "shared". Write the blocks here.'
    return { rule: 'held-block', pointer: at, message }
  }
  const elsewhere = explainTypeElsewhere(at, block, context) ?? explainItem(at, block, context)
  if (elsewhere) return elsewhere
  if (Object.keys(block).length === 0) {
    const message = `This block is empty. Fill it in, beginning with its "type", or remove it.`
    return { rule: 'unknown-block', pointer: at, message }
  }
  const { by, ...meant } = findMeantType(undefined, block, book)
  const list = heldListAround(at, context)
  const types = meant.types.filter((type) => list?.holds.includes(type) ?? true)
  const [first, ...others] = types
  const isOnly = first !== undefined && others.length === 0
  const advice =
    isOnly && by === 'fields'
      ? `Its fields are those of ${quoted(first)}: add "type": ${quoted(first)}.`
      : `Add "type" as its first field. ${choiceOf(types, by, list)}`
  return {
    rule: 'unknown-block',
    pointer: at,
    message: `This block has no "type". ${advice}`,
    group: 'type',
    ...(isOnly && by === 'fields' && { suggestion: first }),
    ...(first && { repair: { kind: 'replace', at: `${at}/type`, value: first, isGuess: true } as const }),
  }
}

function explainSharedName(
  at: string,
  block: Record<string, unknown>,
  type: unknown,
  { root }: Context,
): Explained | undefined {
  const shared = asObject(asObject(root).shared)
  const isName = (value: unknown): value is string => typeof value === 'string' && Object.hasOwn(shared, value)
  const name = type === 'shared' ? Object.values(block).find(isName) : isName(type) ? type : undefined
  if (name === undefined && type !== 'shared') return undefined
  const use = `{ "shared": ${quoted(name ?? Object.keys(shared)[0] ?? 'name')} }`
  const how = name === undefined ? `with its name, for example ${use}` : use
  const message = `${quoted(type)} is not a block type. A shared block is used by its name: write ${how}.`
  const repair = { kind: 'replace', at, value: { shared: name }, isGuess: true } as const
  return {
    rule: 'unknown-block',
    pointer: `${at}/type`,
    message,
    group: String(type),
    ...(name !== undefined && { repair }),
  }
}

/** A block without a known type: one problem at its type, none for its other fields. */
export function explainType(error: ErrorObject, context: Context): Explained {
  const { book } = context
  const { tag, tagValue } = error.params as { tag: string; tagValue: unknown }
  const at = error.instancePath
  const block = asObject(error.data)
  if (!Object.hasOwn(block, tag)) return explainMissingType(at, block, context)

  const refused = explainRefused(at, tagValue, context)
  if (refused) return refused
  const shared = explainSharedName(at, block, tagValue, context)
  if (shared) return shared
  const list = heldListAround(at, context)
  const meantType = findMeantType(tagValue, block, book)
  const { by } = meantType
  const types = meantType.types.filter((type) => list?.holds.includes(type) ?? true)
  const [name, ...others] = types
  const isOnly = name !== undefined && others.length === 0 && by !== 'some fields'
  const pointer = `${at}/${tag}`
  const meant = `${by === 'fields' ? `Its fields are those of ${quoted(name)}. ` : ''}Did you mean ${quoted(name)}?`
  const changes = isOnly && by === 'name' ? typeChangesInWords(block, name, book) : ''
  return {
    rule: 'unknown-block',
    pointer,
    message: `${quoted(tagValue)} is not a block type. ${isOnly ? meant + changes : choiceOf(types, by, list)}`,
    group: String(tagValue),
    ...(isOnly && { suggestion: name }),
    ...(by === 'slip' && { replacement: name }),
    ...(name !== undefined && {
      repair: { kind: 'replace', at: pointer, value: name, isGuess: by !== 'slip' } as const,
    }),
  }
}
