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
  // Copies of what the address says: a new address comes in a transition, and a radio button must answer at once.
  const [asked, setAsked] = useState<string>()
  const [pressed, setPressed] = useState<string>()
  const forgetLast = useRef<() => void>(undefined)
  const [first] = filter

  const follow = useCallback((address: string) => {
    const category = new URLSearchParams(address).get(parameter) ?? ''
    setAsked(category)
    setPressed(category)
  }, [])
  useLayoutEffect(() => follow(search), [follow, search])
  // Who goes back at once leaves a choice before the router has heard of it: for the router nothing has changed then.
  useEffect(() => {
    const goBack = () => {
      forgetLast.current?.()
      if (location.pathname === pathname) follow(location.search)
    }
    addEventListener('popstate', goBack)
    return () => removeEventListener('popstate', goBack)
  }, [follow, pathname])
  useLayoutEffect(() => () => forgetLast.current?.(), [])

  function choose(category: string) {
    const next = new URLSearchParams(search)
    if (category === first) next.delete(parameter)
    else next.set(parameter, category)
    setPressed(category)
    forgetLast.current?.()
    forgetLast.current = afterPaint(() => {
      startTransition(() => setAsked(category))
      navigate({ search: next.toString(), hash })
    })
  }

  const known = (wanted: string | undefined) => filter.find((category) => category === wanted) ?? first
  return { marked: known(pressed), chosen: asked === undefined ? undefined : known(asked), choose }
}
