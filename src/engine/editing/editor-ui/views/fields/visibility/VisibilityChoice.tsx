import { useId } from 'react'
import type { Visibility } from '../../../model/edits/visibility'

const choices: [visibility: Visibility, label: string, help: string][] = [
  ['draft', 'Draft', 'Only you see it, here and in the preview.'],
  ['now', 'At once', 'As soon as the site is published.'],
  ['on', 'On …', 'From a day and a time on.'],
]

interface VisibilityChoiceProps {
  visibility: Visibility
  pointer: string
  onChoose: (visibility: Visibility) => void
}

export function VisibilityChoice({ visibility, pointer, onChoose }: VisibilityChoiceProps) {
  const id = useId()
  return choices.map(([one, label, help]) => (
    <div key={one} className="way">
      <input
        type="radio"
        id={`${id}-${one}`}
        name={id}
        checked={visibility === one}
        aria-describedby={`${id}-${one}-help`}
        data-pointer={one === 'draft' ? pointer : undefined}
        onChange={() => onChoose(one)}
      />
      <label htmlFor={`${id}-${one}`}>{label}</label>
      <span id={`${id}-${one}-help`} className="help">
        {help}
      </span>
    </div>
  ))
}
