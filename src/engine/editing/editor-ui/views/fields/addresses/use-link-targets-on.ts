import { useEffect, useState } from 'react'
import { type LinkTarget, targetsOn } from '../../../model/links/link-targets'
import { useSession } from '../../use-editor'

export function useLinkTargetsOn(path: string | undefined): LinkTarget[] {
  const session = useSession()
  const [places, setPlaces] = useState<LinkTarget[]>([])
  useEffect(() => {
    let isCurrent = true
    setPlaces([])
    if (path !== undefined)
      void session.readOther(path).then((page) => {
        if (isCurrent && page) setPlaces(targetsOn(page))
      })
    return () => {
      isCurrent = false
    }
  }, [session, path])
  return places
}
