import { useState } from 'react'
import { plural } from '../../../../base/text/numbers'
import type { SiteFile } from '../../../edited-site/file-store'
import { describeSize, fileName } from '../../model/files/file-words'
import { explainAnswer } from '../../model/session/explain-answer'
import { useFileManager, useFileManagerState } from '../use-editor'
import { DrawnQuestion } from './DrawnQuestion'

interface ReplaceDetailsProps {
  from: SiteFile
  to: SiteFile | undefined
  onTrouble: (words: string) => void
}

export function ReplaceDetails({ from, to, onTrouble }: ReplaceDetailsProps) {
  const manager = useFileManager()
  const isUploading = useFileManagerState().waiting > 0
  const [isAsked, setAsked] = useState(false)
  if (!to || to.address === from.address) return <p className="empty-state">Nothing is chosen yet.</p>
  const replace = async (answer?: 'remove' | 'keep') => {
    if (from.drawn > 0 && answer === undefined) return setAsked(true)
    const why = explainAnswer(await manager.replaceEverywhere(from.address, to.address, answer === 'remove'))
    if (why !== undefined) onTrouble(why)
  }
  return (
    <section className="file-details" aria-label={fileName(to.address)}>
      <div className="file-details-body">
        {to.kind === 'image' && <img src={encodeURI(to.address)} alt="" />}
        <p>
          <strong>{fileName(to.address)}</strong>
          <span className="file-facts">{describeSize(to)}</span>
        </p>
        {from.alts.length > 0 && (
          <>
            <p>The alternative texts stay. Check that they fit the new picture:</p>
            <ul className="help">
              {from.alts.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      {isAsked ? (
        <DrawnQuestion count={from.drawn} onAnswer={(answer) => void replace(answer)} />
      ) : (
        <div className="dialog-foot">
          <span className="spring" />
          <button type="button" className="primary" disabled={isUploading} onClick={() => void replace()}>
            Replace in {plural(from.uses.count, 'place')}
          </button>
        </div>
      )}
    </section>
  )
}
