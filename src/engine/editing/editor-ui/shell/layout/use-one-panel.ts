import { useEffect, useRef } from 'react'
import { useSession, useSessionState } from '../../views/use-editor'
import { narrow, useMedia } from './use-media'

export function useOnePanel(): void {
  const session = useSession()
  const { folded } = useSessionState('folded')
  const isNarrow = useMedia(narrow)
  const before = useRef(folded)
  useEffect(() => {
    const isNew = before.current.outline && !folded.outline
    before.current = folded
    if (isNarrow && !folded.outline && !folded.fields) session.fold(isNew ? 'fields' : 'outline', true)
  }, [session, folded, isNarrow])
}
