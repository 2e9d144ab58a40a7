/** "a b/c" -> "a%20b/c": each part of a path or branch is encoded. */
export const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/')
