/** The whole vocabulary of motion. */
export * from './acting'
export * from './camera'
export * from './ease'
export * from './gaits'
export * from './montage'
export type { Loop, Moment, Shot } from './timeline'
