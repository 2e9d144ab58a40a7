import { useId, useState } from 'react'
import { asObject } from '../../../../../base/shared-types/json'
import { addItem, writeField } from '../../../model/edits/field-edits'
import { explainAnswer } from '../../../model/session/explain-answer'
import { useSession } from '../../use-editor'
import { ErrorMessage } from '../frame/FieldFrame'
import { SuggestingInput } from './SuggestingInput'
import { useValues } from './use-values'

interface AddValueProps {
  /** Of the list. */
  pointer: string
  /** "Category" */
  noun: string
  owner: string
}

/** Adds a value to a list of an entry: one that others have, or a new one. */
export function AddValue({ pointer, noun, owner }: AddValueProps) {
  const id = useId()
  const session = useSession()
  const [text, setText] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const { found, first, hint } = useValues(pointer, text)
  const add = async (value: string) => {
    if (value === '') return
    setText('')
    const answer = await session.do({
      label: `${noun} of ${owner} added`,
      edits: (page) => {
        const always: unknown = asObject(page.schemaAt(pointer).contains).const
        const all = always === undefined ? [value] : [always, value]
        return page.valueAt(pointer) === undefined
          ? writeField(page, pointer, JSON.stringify(all))
          : addItem(page, pointer, JSON.stringify(value))
      },
      announcement: () => `${noun} ${value} is added`,
    })
    const why = answer && explainAnswer(answer)
    setRefusal(why)
    if (why !== undefined) setText(value)
  }
  return (
    <div className="field" data-invalid={refusal !== undefined || undefined}>
      <label htmlFor={id}>Add {noun.toLowerCase()}</label>
      <SuggestingInput
        id={id}
        data-item={pointer}
        {...{ found, first }}
        value={text}
        offersAtOnce
        listLabel={`Values for ${noun}`}
        onType={(typed) => {
          setText(typed)
          setRefusal(undefined)
        }}
        onChoose={(index) => void add(found[index]?.value ?? '')}
        onLeave={() => void add(text.trim())}
        onGiveUp={() => setText('')}
      />
      {refusal === undefined ? hint : <ErrorMessage>{refusal}</ErrorMessage>}
    </div>
  )
}
