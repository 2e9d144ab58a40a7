import type { Plugin } from 'vite'

/**
 * Shows the site's typefaces in its preview, however late they load. A built page has `font-display: optional`, which keeps
 * the fallback for good where they are not there at the first paint.
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
