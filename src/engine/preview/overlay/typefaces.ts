import type { Plugin } from 'vite'

/**
 * Shows the site's typefaces however late they load. A built page preloads them with `font-display: optional`. The styles
 * of the preview come with its scripts, after the first paint, when "optional" would keep the fallback for good.
 */
export const lateTypefaces: Plugin = {
  name: 'late-typefaces',
  // Vite's own plugins have made css of the styles by now.
  transform: {
    filter: { id: /\.s?css($|\?)/ },
    handler: (css) => css.replaceAll('font-display: optional', 'font-display: swap'),
  },
}
