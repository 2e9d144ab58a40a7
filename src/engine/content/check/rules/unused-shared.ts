import type { SiteRule } from '../findings/rule'

export const unusedShared: SiteRule = {
  code: 'unused-shared',
  severity: 'warning',
  scope: 'site',
  check: ({ ofFormat, shared }) => {
    const used = new Set(ofFormat('shared').map(({ value }) => value))
    return Object.keys(shared)
      .filter((name) => !used.has(name))
      .map((name) => ({
        pointer: `/shared/${name}`,
        on: 'key',
        message: `No page uses the shared block "${name}". Use it with { "shared": "${name}" }, or remove it.`,
      }))
  },
}
