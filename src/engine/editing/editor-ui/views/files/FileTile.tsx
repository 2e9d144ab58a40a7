import { useId, useState } from 'react'
import { Icon } from '../../controls/Icon'
import { fileKindAt } from '../../model/edits/file-edits'
import { fileName } from '../../model/files/file-words'
import { useFileManager, useSessionState } from '../use-editor'

interface FileTileProps {
  pointer: string
  address: string
  label: string
  onRemove?: () => void
}

const pictures = /\.(svg|png|jpe?g|webp|avif|gif)$/i

/** Files can be dropped on it. */
export function FileTile({ pointer, address, label, onRemove }: FileTileProps) {
  const id = useId()
  const manager = useFileManager()
  const { page } = useSessionState('page')
  const [broken, setBroken] = useState<string>()
  if (!page) return null
  const kind = fileKindAt(page, pointer)
  const isPicture = pictures.test(address)
  const noun = kind === 'image' ? 'picture' : 'file'
  const choose = () => void manager.show(pointer)
  return (
    <div className="file-tile" data-file-drop={pointer} data-empty={address === '' || undefined}>
      {isPicture && (
        <div className="thumbnail">
          {broken === address ? (
            <p className="help">This picture cannot be shown.</p>
          ) : (
            <img src={encodeURI(address)} alt="" onError={() => setBroken(address)} />
          )}
        </div>
      )}
      {address !== '' && !isPicture && (
        <p className="file-line">
          <Icon name="file" /> {fileName(address)}
        </p>
      )}
      <div className="tile-buttons">
        <button type="button" aria-describedby={id} onClick={choose}>
          <Icon name={address === '' ? noun : 'replace'} />
          {address === '' ? `Choose a ${noun}` : 'Replace'}
        </button>
        {address !== '' && onRemove && (
          <button type="button" className="quiet" aria-describedby={id} onClick={onRemove}>
            <Icon name="remove" />
            Remove
          </button>
        )}
        <span id={id} hidden>
          {label}
        </span>
      </div>
    </div>
  )
}
