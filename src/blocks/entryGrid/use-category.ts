import { useSearchParams } from 'react-router-dom'
import { useHydrated } from '../../elements/use-hydrated'

/** The name of the choice in the address: "/projects?category=healthcare". */
const parameter = 'category'

/**
 * The chosen category, which lives in the address so that it can be linked to and survives back and forward
 * (requirement B4). The first category is chosen where the address names none. `chosen` is undefined on the server and
 * while hydrating: the html is the same for every address, and holds all cards.
 */
export function useCategory(filter: string[]) {
  const [parameters, setParameters] = useSearchParams()
  const isHydrated = useHydrated()
  const [first] = filter
  const asked = filter.find((category) => category === parameters.get(parameter))

  function choose(category: string) {
    const change = (current: URLSearchParams) => {
      const next = new URLSearchParams(current)
      if (category === first) next.delete(parameter)
      else next.set(parameter, category)
      return next
    }
    // The same page with other cards: the reader stays where they are.
    setParameters(change, { preventScrollReset: true, state: { keepScroll: true } })
  }

  return { chosen: isHydrated ? (asked ?? first) : undefined, choose }
}
