import { MenuButton } from '../../controls/MenuButton'
import { useStatus } from '../../views/use-editor'

/** Who is signed in, and what can be done with the whole site. */
export function AccountMenu() {
  const status = useStatus()
  if (!status) return null
  const { account, isConnected, actions } = status
  return (
    <MenuButton
      name={`Account: ${account}`}
      icon={isConnected ? 'account' : 'offline'}
      word={account}
      className={`quiet account ${isConnected ? '' : 'away'}`}
      actions={actions}
    />
  )
}
