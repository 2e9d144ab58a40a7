import { whenIdle } from '../../../../base/dom/when-idle'
import { Icon } from '../../controls/Icon'
import { useAnswer } from '../../views/use-answer'
import { useSurroundings } from '../../views/use-editor'
import { Note } from './Note'

/** Says who else has an open request for a page. */
export default function OthersNote({ path, onClose }: { path: string; onClose: () => void }) {
  const { publishing } = useSurroundings()
  const answer = useAnswer(
    async (isCurrent) => {
      await new Promise<void>(whenIdle)
      return isCurrent() ? { path, others: await publishing.othersOn?.(path) } : undefined
    },
    [publishing, path],
  )
  // A refusal of the host is said where the page is published.
  const requests = answer?.path === path && answer.others?.kind === 'others' ? answer.others.requests : []
  const [first, ...more] = requests
  if (!first) return null
  const words =
    more.length === 0
      ? `${first.author} has an open request that changes this page.`
      : `${requests.length} open requests of others change this page.`
  return (
    <Note icon="waiting" words={words} onClose={onClose}>
      {requests.map(({ author, words: title, address }) => (
        <a
          key={address}
          href={address}
          target="_blank"
          rel="noreferrer"
          className="link-button quiet"
          title={author}
          dir="auto"
        >
          {title} <Icon name="view" />
        </a>
      ))}
    </Note>
  )
}
