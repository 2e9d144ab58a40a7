import { useState } from 'react'
import { HelpButton } from '../views/fields/frame/HelpButton'

export function PanelHead({ title, help }: { title: string; help: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="panel-head">
      <h2>{title}</h2>
      {help !== '' && (
        <HelpButton isReachable of={title} id="panel-help" isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      )}
      <p id="panel-help" className="help" hidden={!isOpen}>
        {help}
      </p>
    </div>
  )
}
