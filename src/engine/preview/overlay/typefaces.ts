import type { Plugin } from 'vite'

/**
 * Shows the site's typefaces in the preview however late they come. A built page preloads them, and its styles say
 * "optional": a browser that waits for them in vain keeps to Arial for the whole visit. The preview's styles come with its
 * scripts, so a browser learns of the typefaces only after it has drawn the page.
 */
export const lateTypefaces: Plugin = {
  name: 'late-typefaces',
  // Vite's own plugins have made css of the styles by now.
  transform: {
    filter: { id: /\.s?css($|\?)/ },
    handler: (css) => css.replaceAll('font-display: optional', 'font-display: swap'),
  },
}
