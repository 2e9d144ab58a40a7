import { Icon } from '../controls/Icon'
import { share, unshare } from '../model/commands/block-commands'
import type { OpenBlock } from '../model/page/open-blocks'
import { useSession, useSessionState } from '../views/use-editor'
import { sayPages } from './add-block/addable'
import { catchFocus } from './regions'

export function SharedNote({ block }: { block: OpenBlock }) {
  const session = useSession()
  const { overview } = useSessionState('overview')
  if (!block.shared)
    return (
      <p className="sharing">
        <button
          type="button"
          onClick={() => void share(session, block).then(() => catchFocus('.sharing button, .note button'))}
        >
          <Icon name="share" />
          Share with other pages
        </button>
      </p>
    )
  const { pages } = block.shared
  return (
    <div className="note">
      <p>
        {sayPages(pages, overview)} {pages.length > 1 && 'Changes here change them all.'}
      </p>
      <button type="button" onClick={() => void unshare(session, block)}>
        Only here
      </button>
    </div>
  )
}
