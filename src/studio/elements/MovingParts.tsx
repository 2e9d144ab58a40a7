import { usePage } from 'schema-pages/elements/use-page'
import { fallbackAddress } from 'schema-pages/model/pictures'
import style from './moving-parts.module.scss'

interface MovingPartsProps {
  /** Sprite sheets of the picture before this element. */
  sheets?: string[]
  /** "met": for a moment when the card is hovered, focused or scrolled to. */
  when?: 'always' | 'met'
}

/** A custom element, so that it works before React has loaded: see custom-elements/moving-parts. */
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
