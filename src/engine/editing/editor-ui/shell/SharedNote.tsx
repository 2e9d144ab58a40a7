import { Icon } from '../controls/Icon'
import { share, unshare } from '../model/commands/block-commands'
import { translateShared } from '../model/commands/translation-commands'
import { foreignBlocks, stillOriginal } from '../model/languages/translation'
import type { OpenBlock } from '../model/page/open-blocks'
import { catchFocus } from '../views/catch-focus'
import { useSession, useSessionState } from '../views/use-editor'
import { sayPages } from './add-block/addable'
import { focusSoon } from './regions'

export function SharedNote({ block }: { block: OpenBlock }) {
  const session = useSession()
  const { overview, page } = useSessionState('overview', 'page')
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
  const isForeign = page && foreignBlocks(page).includes(block)
  return (
    <div className="note">
      <p>
        {sayPages(pages, overview)} {pages.length > 1 && 'Changes here change them all.'}
      </p>
      {isForeign && (
        <>
          <p>{stillOriginal(page)}</p>
          <button
            type="button"
            onClick={() =>
              void translateShared(session, block).then(() => focusSoon('.fields .field :is(input, textarea)'))
            }
          >
            <Icon name="language" />
            Translate this shared block
          </button>
        </>
      )}
      <button type="button" onClick={() => void unshare(session, block)}>
        Only here
      </button>
    </div>
  )
}
