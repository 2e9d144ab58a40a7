export type * from './findings/rule'
