/** Where index.html has the data of the window: the attributes of #editor. */
export interface EditorAttributes {
  /** The address of the worker's script. */
  worker: string
}

/** The id of the script element of frame.html that holds FrameCode as JSON. */
export const frameCodeId = 'frame-code'

/** The code of a page in a frame, as addresses. */
export interface FrameCode {
  /** The entry module of the app, then those that it imports. */
  app: string[]
  loader: string
  opener: string
  statistics: string
  elements: string
  /** frame.html links them. */
  styles: string[]
  /** What the blocks of a type need besides. */
  blockStyles: Record<string, string[]>
}
