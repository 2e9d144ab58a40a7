import { useEffect, useRef, useState } from 'react'
import type { SiteFile } from '../../edits/files'
import { describeField } from '../fields/field'
import { explainAnswer } from '../session/explain-answer'
import { useSession } from '../session/use-session'
import { AltField } from './AltField'
import { altBeside } from './choose-edits'
import type { Choosing } from './file-desk'
import { measuresOf, nameOf, nouns, usesOf } from './words'

interface FileDetailsProps {
  choosing: Choosing
  file: SiteFile
  /** Counts the times that this file was meant for sure: by Enter or a double click. */
  meant: number
  onReplace: () => void
  onDeleted: () => void
  onTrouble: (words: string | undefined) => void
}

const textAt = ({ page }: Choosing, pointer: string | undefined): string => {
  const value = pointer === undefined ? undefined : page.valueAt(pointer)
  return typeof value === 'string' ? value : ''
}

/** The chosen file at large: its alternative text, where it is used, and what can be done with it. */
export function FileDetails({ choosing, file, meant, onReplace, onDeleted, onTrouble }: FileDetailsProps) {
  const { desk } = useSession()
  const { page, pointer, kind, current } = choosing
  const { address, damage, uses, alts } = file
  const beside = altBeside(page, pointer)
  const before = textAt(choosing, beside)
  const [alt, setAlt] = useState(address === current ? before : (alts[0] ?? ''))
  const [message, setMessage] = useState<string>()
  const place = useRef<HTMLTextAreaElement>(null)
  const field = beside === undefined ? undefined : describeField(page, beside)

  const use = async () => {
    if (damage) return onTrouble(damage)
    if (field?.isRequired && alt.trim() === '') {
      setMessage(`Say in a few words what ${nameOf(address)} shows. Until then the old picture stays.`)
      return place.current?.focus()
    }
    const answer = await desk.choose(address, field && (field.isRequired || alt !== '') ? alt.trim() : undefined)
    const words = explainAnswer(answer)
    if (field) setMessage(words)
    else onTrouble(words)
    if (words && field) place.current?.focus()
  }
  const remove = async () => {
    const words = explainAnswer(await desk.remove(address))
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
    <section className="file-details" aria-label={nameOf(address)}>
      {file.kind === 'image' && <img src={encodeURI(address)} alt="" />}
      <p>
        <strong>{nameOf(address)}</strong>
        <span className="file-facts">{address}</span>
        <span className="file-facts">{measuresOf(file)}</span>
      </p>
      {damage && <p className="error">{damage}</p>}
      {field && (
        <AltField
          {...{ field, text: alt, message, place }}
          offered={[...new Set([...alts, before])].filter((words) => words !== '')}
          onText={(text) => {
            setAlt(text)
            setMessage(undefined)
          }}
          onEnter={() => void use()}
        />
      )}
      <button type="button" className="primary" onClick={() => void use()}>
        Use this {nouns[kind]}
      </button>
      {uses.count === 0 ? (
        <p>{usesOf(file)}</p>
      ) : (
        <details>
          <summary>{usesOf(file)}</summary>
          <ul>
            {uses.places.map((words) => (
              <li key={words}>{words}</li>
            ))}
            {uses.hasMore && <li>and others</li>}
          </ul>
        </details>
      )}
      <div className="buttons">
        {uses.count > 0 && (
          <button type="button" onClick={onReplace}>
            Replace everywhere
          </button>
        )}
        <button type="button" onClick={() => void remove()}>
          Delete
        </button>
      </div>
    </section>
  )
}
