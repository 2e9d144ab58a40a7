import { useId } from 'react'
import { fileKindAt } from '../../model/edits/file-edits'
import type { Field } from '../../model/page/field'
import { useFileManager, useSessionState } from '../use-editor'

interface FileButtonProps {
  field: Field
  /** "Picture file of Banner". */
  label: string
}

/** The preview below the address of a file, and the button that opens the dialog. Files can be dropped on it. */
export function FileButton({ field, label }: FileButtonProps) {
  const id = useId()
  const manager = useFileManager()
  const { page } = useSessionState()
  if (!page) return null
  const { pointer, value } = field
  const kind = fileKindAt(page, pointer)
  return (
    <div className="file-place" data-file-drop={pointer}>
      {kind === 'image' && typeof value === 'string' && <img src={encodeURI(value)} alt="" />}
      <button type="button" aria-describedby={id} onClick={() => void manager.show(pointer)}>
        Choose a {kind === 'image' ? 'picture' : 'file'}
      </button>
      <span id={id} hidden>
        {label}
      </span>
    </div>
  )
}
