/**
 * Defines the studio's own elements: each module defines one. They work before React has come, and without it. The loader
 * and the app must load one module between them, from the address that #root names.
 */
import.meta.glob('@studio/custom-elements/*/element.ts', { eager: true })
