import { useId } from 'react'
import type { EditorFieldProps } from 'schema-pages/model/editor/field'
import type { FieldFormats } from '../generated/content'
import style from './glaze-colour.module.scss'

type Glaze = FieldFormats['glaze-colour']

const glazes: [Glaze | undefined, string][] = [
  [undefined, 'Keine'],
  ['forest', 'Seladon'],
  ['cobalt', 'Kobalt'],
  ['earth', 'Ocker'],
]

/** The glazes of the workshop, as they look. */
export default function GlazeColour({ label, value, onChange, problem }: EditorFieldProps<Glaze>) {
  const group = useId()
  return (
    <div role="radiogroup" aria-label={label} aria-invalid={problem !== undefined} className={style.glazes}>
      {glazes.map(([glaze, name]) => (
        <label key={name} data-glaze={glaze}>
          <input type="radio" name={group} checked={value === glaze} onChange={() => onChange(glaze)} />
          {name}
        </label>
      ))}
    </div>
  )
}
