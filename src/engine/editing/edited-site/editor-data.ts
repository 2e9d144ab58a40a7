export interface EditorData {
  token: string
  schemas: Record<string, object>
  files: string[]
}

export const editorDataId = 'editor-data'
