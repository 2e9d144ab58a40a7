import type { Plugin } from 'vite'

/** The editor is in English. The words of React Aria in 33 more languages weigh a third of its code. */
export const englishAria: Plugin = {
  name: 'english-aria',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/intl\/\w+\/[a-z]{2}-[A-Z]{2}\.mjs$/ },
    handler(source, importer) {
      if (!importer?.includes('/react-aria/')) return undefined
      return this.resolve(source.replace(/[^/]+$/, 'en-US.mjs'), importer, { skipSelf: true })
    },
  },
}
