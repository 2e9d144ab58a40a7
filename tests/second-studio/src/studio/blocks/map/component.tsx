import { Embed } from 'schema-pages/elements/services/Embed'
import type { MapBlock } from '../../generated/content'
import { frameAddress } from './frame-address'

/** A map from OpenStreetMap. */
export default function Karte({ heading, place }: MapBlock) {
  return (
    <section>
      <h2>{heading}</h2>
      <Embed service="OpenStreetMap" src={frameAddress(place)} href={place} title={heading} />
    </section>
  )
}
