import type { Plugin } from 'vite'

/**
 * In a preview, typefaces show however late they load. On built pages, `font-display: optional` keeps the fallback
 * where they are not there at the first paint.
 */
export const lateTypefaces: Plugin = {
  name: 'late-typefaces',
  // Vite's own plugins have made css of the styles by now.
  transform: {
    filter: { id: /\.s?css($|\?)/ },
    // Lines stay, so the source map does.
    handler: (css) => ({ code: css.replace(/(font-display:\s*)optional/g, '$1swap'), map: null }),
  },
}
