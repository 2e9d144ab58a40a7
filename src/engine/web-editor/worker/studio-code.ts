import palette from '@studio/theme/palette.json'
import { isRule } from '../../check/rules-of-studio'
import type { Loads } from '../../compile'
import { byFolder } from '../../model/registry'

export { palette }

export const rules = Object.values(
  import.meta.glob<Record<string, unknown>>('@studio/rules/*/rule.ts', { eager: true }),
).flatMap((module) => Object.values(module).filter(isRule))

/** What runs of the blocks before a page is shown. */
export const loads: Loads = byFolder(
  import.meta.glob<Loads[string]>('@studio/blocks/*/load.ts', { eager: true, import: 'load' }),
)
