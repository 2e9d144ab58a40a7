/** What the editor's document carries for its script. */
export interface EditorData {
  /** Goes with every request of the editor's. */
  token: string
  /** The schemas by their path below schemas/. */
  schemas: Record<string, object>
  /** The addresses of the files in public/. */
  files: string[]
}

/** The id of the element that holds it, as JSON. */
export const editorDataId = 'editor-data'
