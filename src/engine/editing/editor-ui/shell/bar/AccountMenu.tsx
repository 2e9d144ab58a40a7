import { MenuButton } from '../../controls/MenuButton'
import { useStatus } from '../../views/use-editor'

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
