import { afterPaint } from '@engine/dom/after-paint'
import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** The name of the choice in the address: "/projects?category=healthcare". */
const parameter = 'category'

/**
 * The chosen category, which lives in the address so that it can be linked to and survives back and forward
 * (requirement B4). The first category is chosen where the address names none. `chosen` is undefined on the server and
 * while hydrating: the html is the same for every address, and holds all cards. `marked` is what the choice shows: it
 * goes ahead, and the cards follow once it has been painted.
 */
export function useCategory(filter: string[]) {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  // Copies of what the address says: a new address comes in a transition, and a radio button must respond at once.
  const [wanted, setWanted] = useState<string>()
  const [pressed, setPressed] = useState<string>()
  const cancelLast = useRef<() => void>(undefined)
  const [first] = filter

  const follow = useCallback((address: string) => {
    const category = new URLSearchParams(address).get(parameter) ?? ''
    setWanted(category)
    setPressed(category)
  }, [])
  useLayoutEffect(() => follow(search), [follow, search])
  // Back, right after a choice, ends it before the router has its address: for the router nothing has changed then.
  useEffect(() => {
    const goBack = () => {
      cancelLast.current?.()
      if (location.pathname === pathname) follow(location.search)
    }
    addEventListener('popstate', goBack)
    return () => removeEventListener('popstate', goBack)
  }, [follow, pathname])
  useLayoutEffect(() => () => cancelLast.current?.(), [])

  function choose(category: string) {
    const next = new URLSearchParams(search)
    if (category === first) next.delete(parameter)
    else next.set(parameter, category)
    setPressed(category)
    cancelLast.current?.()
    cancelLast.current = afterPaint(() => {
      startTransition(() => setWanted(category))
      navigate({ search: next.toString(), hash })
    })
  }

  const known = (name: string | undefined) => filter.find((category) => category === name) ?? first
  return { marked: known(pressed), chosen: wanted === undefined ? undefined : known(wanted), choose }
}
