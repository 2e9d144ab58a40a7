import { useState } from 'react'
import type { ChangePair, PicturedPlace } from '../../../edited-site/publishing'
import { Marked } from './Marked'
import { usePlaces } from './use-pictures'

const screens = { phone: 'On a phone', desktop: 'On a desktop' }

/** The picture of before over the one of now, as far as the slider says. */
function Closer({ pair: { screen, before, now } }: { pair: ChangePair }) {
  const [shown, setShown] = useState(50)
  const isBoth = before?.whole !== undefined && now?.whole !== undefined
  return (
    <details>
      <summary>Look closer, {screens[screen].toLowerCase()}</summary>
      {isBoth && (
        <label className="slide">
          Now
          <input
            type="range"
            aria-label={`How much of before is shown, ${screens[screen].toLowerCase()}`}
            aria-valuetext={`${shown} % of before`}
            value={shown}
            onChange={({ target }) => setShown(Number(target.value))}
          />
          Before
        </label>
      )}
      <div className="stage">
        {now?.whole && <img src={now.whole} alt={now.alt} />}
        {before?.whole && (
          <img
            src={before.whole}
            alt={before.alt}
            style={isBoth ? { clipPath: `inset(0 ${100 - shown}% 0 0)` } : undefined}
          />
        )}
      </div>
    </details>
  )
}

function Pair({ pair }: { pair: ChangePair }) {
  const { screen, before, now } = pair
  const pictures = [
    { name: 'Before', picture: before },
    { name: 'Now', picture: now },
  ]
  return (
    <figure className={`change-pair ${screen}`}>
      <figcaption>{screens[screen]}</figcaption>
      <div className="thumbnails">
        {pictures.map(
          ({ name, picture }) =>
            picture && (
              <span key={name}>
                <img src={picture.thumbnail} alt={picture.alt} />
                {name}
              </span>
            ),
        )}
      </div>
      {(before?.whole ?? now?.whole) !== undefined && <Closer pair={pair} />}
    </figure>
  )
}

export function PlacePictures({ place: { words, pairs } }: { place: PicturedPlace }) {
  return (
    <div className="change-pictures">
      {words.map((line) => (
        <p key={line}>
          <Marked line={line} />
        </p>
      ))}
      {pairs.map((pair) => (
        <Pair key={pair.screen} pair={pair} />
      ))}
    </div>
  )
}

export function TargetPictures({ target }: { target?: string }) {
  return usePlaces(target).map((place) => <PlacePictures key={`${place.page} ${place.words[0]}`} place={place} />)
}

export function IndirectChanges({ places }: { places: readonly PicturedPlace[] }) {
  const indirect = places.filter(({ target }) => target === undefined)
  if (indirect.length === 0) return null
  return (
    <section>
      <h3>Looks different, but was not edited</h3>
      {indirect.map((place) => (
        <div key={`${place.page} ${place.words[0]}`} className="change-group">
          <h4>{place.page}</h4>
          <PlacePictures place={place} />
        </div>
      ))}
    </section>
  )
}
