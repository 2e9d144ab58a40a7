/** Where index.html has the data of the window: the attributes of #editor. */
export interface EditorAttributes {
  /** The address of the worker's script. */
  worker: string
}
