/** The JSON in the editor's document. */
export interface EditorData {
  token: string
  /** By their path below schemas/. */
  schemas: Record<string, object>
  /** The addresses of the files in public/. */
  files: string[]
}

export const editorDataId = 'editor-data'
