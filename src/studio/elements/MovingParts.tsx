import { usePage } from '@engine/elements/use-page'
import { fallbackAddress } from '@engine/model/pictures'
import style from './moving-parts.module.scss'

interface MovingPartsProps {
  /** The sheets of drawings of the picture that stands before this. */
  sheets?: string[]
  /** When they move: always, or for a moment when the card that they are on is pointed at, focused or scrolled to. */
  when?: 'always' | 'met'
}

/**
 * What moves in the picture before it. An element of its own, so that it works before React has come: see
 * custom-elements/moving-parts.
 */
export function MovingParts({ sheets, when = 'always' }: MovingPartsProps) {
  const { assets } = usePage()
  if (!sheets) return null
  return (
    <moving-parts
      class={style.parts}
      sheets={sheets.map((src) => fallbackAddress(src, assets[src])).join(' ')}
      when={when === 'met' ? when : undefined}
    />
  )
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'moving-parts': { class?: string; sheets: string; when?: 'met' }
    }
  }
}
