/** The data attributes of the root of index.html. */
export interface EditorAttributes {
  /** The address of the worker's script. */
  worker: string
}
