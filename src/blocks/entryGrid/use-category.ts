import { useLayoutEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** The name of the choice in the address: "/projects?category=healthcare". */
const parameter = 'category'

/**
 * The chosen category, which lives in the address so that it can be linked to and survives back and forward
 * (requirement B4). The first category is chosen where the address names none. `chosen` is undefined on the server and
 * while hydrating: the html is the same for every address, and holds all cards.
 */
export function useCategory(filter: string[]) {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  // A copy of what the address says: a new address comes in a transition, and a radio button must answer at once.
  const [asked, setAsked] = useState<string>()
  const [first] = filter

  useLayoutEffect(() => setAsked(new URLSearchParams(search).get(parameter) ?? ''), [search])

  function choose(category: string) {
    const next = new URLSearchParams(search)
    if (category === first) next.delete(parameter)
    else next.set(parameter, category)
    setAsked(category)
    navigate({ search: next.toString(), hash })
  }

  const chosen = asked === undefined ? undefined : (filter.find((category) => category === asked) ?? first)
  return { chosen, choose }
}
