/** A browser that is driven by a real mouse and real keys. */
export interface OtherBrowser {
  name: string
  open: (address: string) => Promise<void>
  /** The value of an expression in the document. */
  read: <Value>(expression: string) => Promise<Value>
  /** Clicks at a point of the window. */
  click: (x: number, y: number) => Promise<void>
  type: (text: string) => Promise<void>
  /** Presses a key, such as "F6" or "Control+v". */
  press: (keys: string) => Promise<void>
  close: () => Promise<void>
}

export interface Point {
  x: number
  y: number
}
