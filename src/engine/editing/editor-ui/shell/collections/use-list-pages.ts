import { shownMade } from '../../model/collections/collections'
import { useSessionState } from '../../views/use-editor'

interface ListPages {
  /** Of the shown page, from 1. */
  number: number
  paths: string[]
}

/** The pages of the list of the open page. Undefined where it has one page. */
export function useListPages(): ListPages | undefined {
  const { overview, page, shown } = useSessionState('overview', 'page', 'shown')
  const now = shownMade({ overview, page, shown })
  const own = page?.text.path ?? ''
  const made = overview?.made?.filter(({ from, value }) => from === own && value === now?.value) ?? []
  const { count = 1 } = made[0] ?? {}
  if (count < 2) return undefined
  const pathOf = (number: number) => made.find((one) => one.number === number)?.path ?? own
  return { number: now?.number ?? 1, paths: Array.from({ length: count }, (_, index) => pathOf(index + 1)) }
}

export const sayListPage = ({ number, paths }: ListPages): string => `Page ${number} of ${paths.length}`
