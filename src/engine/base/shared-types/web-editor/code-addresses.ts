/** The data attributes of the root of index.html. */
export interface EditorAttributes {
  /** The address of the worker's script. */
  worker: string
  name: string
  /** JSON: its host, its repository and the ways to sign in. Missing where it has no host. */
  host?: string
}
