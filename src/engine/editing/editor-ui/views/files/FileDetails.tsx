import { useEffect, useRef, useState } from 'react'
import { sayDay } from '../../../../base/text/language/day'
import { plural } from '../../../../base/text/numbers'
import type { SiteFile } from '../../../edited-site/file-store'
import { drawnOver } from '../../../edited-site/files/drawn-over'
import { IconButton } from '../../controls/IconButton'
import { altFieldOf } from '../../model/edits/file-edits'
import type { Choosing } from '../../model/files/file-manager'
import { describeSize, fileName, nouns, summarizeUses } from '../../model/files/file-words'
import { describeField } from '../../model/page/field'
import { explainAnswer } from '../../model/session/explain-answer'
import { useFileManager, useFileManagerState, useSessionState } from '../use-editor'
import { AltField } from './AltField'
import { DrawnQuestion } from './DrawnQuestion'

/** Words in brackets are still to be filled in. */
const noWords = /^(?:\[.*\])?$/

interface FileDetailsProps {
  choosing: Choosing
  file: SiteFile
  meant: number
  onReplace: () => void
  onDeleted: () => void
  onTrouble: (words: string | undefined) => void
}

const textAt = ({ page }: Choosing, pointer: string | undefined): string => {
  const value = pointer === undefined ? undefined : page.valueAt(pointer)
  return typeof value === 'string' ? value : ''
}

function SharedNote({ pointer, noun }: { pointer: string; noun: string }) {
  const { overview } = useSessionState('overview')
  const shared = overview?.shared.find((block) => pointer.startsWith(`${block.pointer}/`))
  if (!shared) return null
  return (
    <p className="note">
      This block is used on {plural(shared.pages.length, 'page')}: the {noun} changes on all of them.
    </p>
  )
}

function Uses({ file }: { file: SiteFile }) {
  const { uses } = file
  if (uses.count === 0) return <p className="help">{summarizeUses(file)}</p>
  return (
    <details>
      <summary>{summarizeUses(file)}</summary>
      <ul>
        {uses.places.map((words) => (
          <li key={words}>{words}</li>
        ))}
        {uses.hasMore && <li>and others</li>}
      </ul>
    </details>
  )
}

export function FileDetails({ choosing, file, meant, onReplace, onDeleted, onTrouble }: FileDetailsProps) {
  const manager = useFileManager()
  // The picture that is meant may still be on its way.
  const isUploading = useFileManagerState().waiting > 0
  const { page, pointer, kind, current } = choosing
  const { address, damage, uses, alts } = file
  const altPointer = altFieldOf(page, pointer)
  const before = textAt(choosing, altPointer)
  const [alt, setAlt] = useState(address === current ? before : (alts[0] ?? ''))
  const [message, setMessage] = useState<string>()
  const [isAsked, setAsked] = useState(false)
  const drawn = address === current || current === '' ? undefined : drawnOver(page, pointer)
  const place = useRef<HTMLTextAreaElement>(null)
  const field = altPointer === undefined ? undefined : describeField(page, altPointer)

  const use = async (answer?: 'remove' | 'keep') => {
    if (isUploading) return
    if (damage) return onTrouble(damage)
    if (field?.isRequired && alt.trim() === '') {
      setMessage(`Say in a few words what ${fileName(address)} shows. Until then the old picture stays.`)
      return place.current?.focus()
    }
    if (drawn !== undefined && answer === undefined) return setAsked(true)
    const words = explainAnswer(
      await manager.choose(
        address,
        field && (field.isRequired || alt !== '') ? alt.trim() : undefined,
        answer === 'remove' ? drawn : undefined,
      ),
    )
    if (field) setMessage(words)
    else onTrouble(words)
    if (words && field) place.current?.focus()
  }
  const remove = async () => {
    const words = explainAnswer(await manager.remove(address))
    if (words === undefined) onDeleted()
    else onTrouble(words)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: acted on once, when the file is meant
  useEffect(() => {
    if (meant === 0) return
    if (field && alt === '') place.current?.focus()
    else void use()
  }, [meant])

  return (
    <section className="file-details" aria-label={fileName(address)}>
      <div className="file-details-body">
        {file.kind === 'image' && <img src={encodeURI(address)} alt="" />}
        <p>
          <strong>{fileName(address)}</strong>
          <span className="file-facts">
            {[describeSize(file), file.day && sayDay(file.day.slice(0, 10))].filter(Boolean).join(', ')}
          </span>
        </p>
        {damage && <p className="error">{damage}</p>}
        {field && (
          <AltField
            {...{ field, text: alt, message, place }}
            offered={[...new Set([...alts, before])].filter((words) => !noWords.test(words))}
            onText={(text) => {
              setAlt(text)
              setMessage(undefined)
            }}
            onEnter={() => void use()}
          />
        )}
        <SharedNote pointer={pointer} noun={nouns[kind]} />
        <Uses file={file} />
      </div>
      {isAsked ? (
        <DrawnQuestion count={1} onAnswer={(answer) => void use(answer)} />
      ) : (
        <div className="dialog-foot">
          <IconButton icon="remove" name="Delete" className="danger" onPress={() => void remove()} />
          {uses.count > 0 && (
            <button type="button" onClick={onReplace}>
              Replace everywhere
            </button>
          )}
          <span className="spring" />
          <button type="button" className="primary" disabled={isUploading} onClick={() => void use()}>
            Use this {nouns[kind]}
          </button>
        </div>
      )}
    </section>
  )
}
