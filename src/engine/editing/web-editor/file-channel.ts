/** The worker fills this cache, and the service worker reads it. */
export const fileCacheName = 'files'

export const idHeader = 'x-blob-id'

/** On this channel the service worker asks for files that are neither in the cache nor in the build. */
export const fileChannelName = 'files'

export type FileQuestion = { id: string; address: string }

/** Without bytes there is no such file. */
export type FileAnswer = { id: string; bytes?: Uint8Array<ArrayBuffer>; type?: string }
