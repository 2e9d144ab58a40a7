import { Icon } from '../../controls/Icon'
import { IconButton } from '../../controls/IconButton'
import { catchFocus } from '../../views/catch-focus'
import { useStatus } from '../../views/use-editor'

export function StatusLines() {
  const status = useStatus()
  if (!status) return null
  return (
    <div className="status-lines" role="status">
      {status.lines.map(({ id, icon, words, action, close }) => (
        <div key={id} className="status-line">
          <Icon name={icon} />
          <p>{words}</p>
          {action && (
            <button type="button" onClick={action.act}>
              {action.name}
            </button>
          )}
          {close && (
            <IconButton
              icon="close"
              name="Close this line"
              onPress={() => {
                close()
                catchFocus('.bar button')
              }}
            />
          )}
        </div>
      ))}
    </div>
  )
}
