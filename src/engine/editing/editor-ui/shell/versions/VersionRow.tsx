import type { PublishedVersion, PublishRefusal, VersionChanges } from '../../../edited-site/publishing'
import { dateOf } from '../changes/date-of'
import { ChangedParts, type ChangedPartsProps } from './ChangedParts'
import { whenSeen } from './when-seen'

interface VersionRowProps extends Omit<ChangedPartsProps, 'changes'> {
  version: PublishedVersion
  /** Undefined while it is not known. */
  changes: VersionChanges | PublishRefusal | undefined
  onSeen: () => void
  onChoose: () => void
}

export function VersionRow({ version, changes, onSeen, onChoose, ...names }: VersionRowProps) {
  return (
    <li ref={changes ? undefined : whenSeen(onSeen)} className="past-version">
      <button type="button" className="quiet" onClick={onChoose}>
        <strong dir="auto">{version.words}</strong>
        <span className="help">
          {dateOf(version.time)}, <span dir="auto">{version.author}</span>
        </span>
        <span className="help changed-parts">
          {changes?.kind === 'version-changes' ? (
            <ChangedParts changes={changes} {...names} />
          ) : (
            (changes?.problem ?? '…')
          )}
        </span>
      </button>
    </li>
  )
}
