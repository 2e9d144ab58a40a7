import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { afterPaint } from 'schema-pages/dom/after-paint'

/** "/projects?category=healthcare" */
export const parameter = 'category'

/**
 * The chosen category, from the address (B4); the first one by default. `chosen` is undefined on the server and during
 * hydration, since the html is the same for every address. `marked` changes at once; the cards follow after the next
 * paint.
 */
export function useCategory(filter: string[]) {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  // The router applies an address in a transition, but a radio button must respond at once.
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
  // Going back before the router has the new address changes nothing for the router.
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
