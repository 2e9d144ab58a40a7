import type { Plugin } from 'vite'

/** The editor is in English. React Aria has its words in 33 more languages, which weigh as much as a third of its code. */
export const englishAria: Plugin = {
  name: 'english-aria',
  // Before Vite's own resolver.
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/intl\/\w+\/[a-z]{2}-[A-Z]{2}\.mjs$/ },
    handler(source, importer) {
      if (!importer?.includes('/react-aria/')) return undefined
      return this.resolve(source.replace(/[^/]+$/, 'en-US.mjs'), importer, { skipSelf: true })
    },
  },
}
