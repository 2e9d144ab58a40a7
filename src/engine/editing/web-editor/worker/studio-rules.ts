import { isRule } from '../../../content/check/run-rules/rules-of-studio'

export const studioRules = Object.values(
  import.meta.glob<Record<string, unknown>>('@studio/rules/*/rule.ts', { eager: true }),
).flatMap((module) => Object.values(module).filter(isRule))
