import type { SiteRule } from '../findings/rule'

export const entryVisible: SiteRule = {
  code: 'entry-visible',
  severity: 'warning',
  scope: 'site',
  check: ({ ofFormat, entries, languageAt }) => {
    const hidden = new Map<string, string>()
    for (const { entry, path, language } of entries)
      if (entry?.isVisible === false) hidden.set(`${language} ${entry.collection} ${entry.id}`, path)
    if (hidden.size === 0) return []
    const collections = new Map<string, unknown>()
    for (const { pointer, value } of ofFormat('collection'))
      collections.set(pointer.slice(0, pointer.lastIndexOf('/')), value)
    return ofFormat('entry').flatMap(({ value, pointer }) => {
      const path = hidden.get(
        `${languageAt(pointer)} ${collections.get(pointer.replace(/\/[^/]+\/\d+$/, ''))} ${value}`,
      )
      if (path === undefined) return []
      const message = `The entry ${value} ("${path}") is hidden with "isVisible": false, so it is not shown here. Name another one, or make it visible.`
      return [{ pointer, message }]
    })
  },
}
