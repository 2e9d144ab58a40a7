import { useHelp } from '../views/fields/frame/use-help'

export function PanelHead({ title, help }: { title: string; help: string }) {
  const { button, text } = useHelp('panel-help', title, help)
  return (
    <div className="panel-head">
      <h2>{title}</h2>
      {button}
      {text}
    </div>
  )
}
