/** Of the cache that the worker fills and the service worker reads. */
export const fileCacheName = 'files'

/** The blob id of a cached file. */
export const idHeader = 'x-blob-id'

/** On this channel the service worker asks for files that are neither in the cache nor in the build. */
export const fileChannelName = 'files'

export type FileQuestion = { id: string; address: string }

/** Without bytes there is no such file. */
export type FileAnswer = { id: string; bytes?: Uint8Array<ArrayBuffer>; type?: string }
