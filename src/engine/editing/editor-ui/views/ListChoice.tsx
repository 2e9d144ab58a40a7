import { useId } from 'react'

interface ListChoiceProps {
  label: string
  value: string | undefined
  /** The option that leaves nothing out, where there is one. */
  all?: string
  options: readonly { value: string; words: string }[]
  onChoose: (value: string | undefined) => void
}

export function ListChoice({ label, value = '', all, options, onChoose }: ListChoiceProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChoose(target.value || undefined)}>
        {all !== undefined && <option value="">{all}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.words}
          </option>
        ))}
      </select>
    </div>
  )
}
