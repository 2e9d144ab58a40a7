import { type ComponentType, createContext, useContext } from 'react'
import type { PlacePart } from '../model/registry'

/** Set while pages are pre-rendered. In the browser there is none. */
export const CommonPartContext = createContext<PlacePart | undefined>(undefined)

interface CommonPartProps<Props> {
  /** It knows nothing but its props: neither the page around it nor, by an id of React's, its place on it. */
  of: ComponentType<Props>
  with: Props
}

/** A part that looks the same on many pages. A build renders it once for all that give it equal props. */
export function CommonPart<Props extends object>({ of: Component, with: props }: CommonPartProps<Props>) {
  const place = useContext(CommonPartContext)
  return place ? place(Component, props) : <Component {...props} />
}
