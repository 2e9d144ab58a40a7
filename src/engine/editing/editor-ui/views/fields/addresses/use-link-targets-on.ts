import { type LinkTarget, targetsOn } from '../../../model/links/link-targets'
import { useAnswer } from '../../use-answer'
import { useSession } from '../../use-editor'

export function useLinkTargetsOn(path: string | undefined): LinkTarget[] {
  const session = useSession()
  const answer = useAnswer(async () => {
    const page = path === undefined ? undefined : await session.readOther(path)
    return { path, places: page ? targetsOn(page) : [] }
  }, [session, path])
  return answer && answer.path === path ? answer.places : []
}
