/** The props of a studio's own field in the editor, for one format. */
export interface EditorFieldProps<Value> {
  /** For example as `aria-label`: the editor shows it above, too. */
  label: string
  /** Undefined where nothing is written. */
  value: Value | undefined
  /** Writes a value, or removes an optional one. */
  onChange: (value: Value | undefined) => void
  /** What is wrong with the value. The editor shows it below, too. */
  problem: string | undefined
}
