/**
 * Each module defines one custom element of the studio. They work without React. Loader and app load this module from
 * the address on #root, so that it runs only once.
 */
import.meta.glob('@studio/custom-elements/*/element.ts', { eager: true })
