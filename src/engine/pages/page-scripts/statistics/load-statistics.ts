import type * as Analytics from './analytics'

/** From the address on #root: loader and app must share one module. */
export const loadStatistics = (file: string): Promise<typeof Analytics> => import(/* @vite-ignore */ file)
