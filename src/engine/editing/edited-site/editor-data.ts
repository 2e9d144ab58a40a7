export interface EditorData {
  token: string
  /** By their path below schemas/. */
  schemas: Record<string, object>
  files: string[]
}

export const editorDataId = 'editor-data'
