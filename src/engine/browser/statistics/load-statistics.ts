import type * as Analytics from './analytics'

/**
 * Loads the module that counts page views, from the address that #root names: the loader and the app must share one, and
 * a visitor who opens the choice of statistics needs nothing of the app.
 */
export const loadStatistics = (file: string): Promise<typeof Analytics> => import(/* @vite-ignore */ file)
