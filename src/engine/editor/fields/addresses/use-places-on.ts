import { useEffect, useState } from 'react'
import { useSession } from '../../session/use-session'
import { type Place, placesOn } from './places'

/** Returns the places on a page that links can lead to, as soon as the page was read. */
export function usePlacesOn(path: string | undefined): Place[] {
  const session = useSession()
  const [places, setPlaces] = useState<Place[]>([])
  useEffect(() => {
    let isCurrent = true
    setPlaces([])
    if (path !== undefined)
      void session.readOther(path).then((page) => {
        if (isCurrent && page) setPlaces(placesOn(page))
      })
    return () => {
      isCurrent = false
    }
  }, [session, path])
  return places
}
