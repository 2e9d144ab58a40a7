import { type ReactNode, useState } from 'react'
import type { PublishRefusal, SavedChange } from '../../../edited-site/publishing'
import { Icon } from '../../controls/Icon'
import { saveFile } from '../../controls/save-file'
import { useSurroundings } from '../../views/use-editor'

const bytesOf = ({ base64 }: SavedChange) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

export function SaveChange({ children }: { children?: ReactNode }) {
  const { publishing } = useSurroundings()
  const [saved, setSaved] = useState<SavedChange | PublishRefusal>()
  const save = async () => {
    const answer = await publishing.saveChange()
    if (answer.kind === 'file') saveFile(answer.name, answer.type, bytesOf(answer))
    setSaved(answer)
  }
  return (
    <>
      <div role="status" className="saved-change">
        {saved?.kind === 'problem' && <p className="error">{saved.problem}</p>}
        {saved?.kind === 'file' && (
          <p className="note">
            {saved.advice} {saved.command && <code>{saved.command}</code>}
          </p>
        )}
      </div>
      <div className="dialog-foot">
        <span className="spring" />
        <button type="button" className={children ? undefined : 'primary'} onClick={() => void save()}>
          <Icon name="file" /> Save the change as a file
        </button>
        {children}
      </div>
    </>
  )
}
