import { type ReactNode, useState } from 'react'
import { Animation } from 'schema-pages/elements/Animation'
import { Link } from 'schema-pages/elements/Link'
import { Picture } from 'schema-pages/elements/Picture'
import type { PictureField } from 'schema-pages/types'
import { Buttons } from './elements/Buttons'
import buttons from './elements/buttons.module.scss'
import { Card } from './elements/Card'
import { Carousel } from './elements/carousel/Carousel'
import { CarouselControls } from './elements/carousel/CarouselControls'
import { PauseButton } from './elements/carousel/PauseButton'
import { Video } from './elements/film/Video'
import { VimeoPlayer } from './elements/film/VimeoPlayer'
import { Grid } from './elements/Grid'
import ImageModal from './elements/ImageModal'
import { NeighbourLink } from './elements/NeighbourLink'
import { Quote } from './elements/Quote'
import { RichText } from './elements/RichText'
import { Section } from './elements/Section'
import style from './specimens.module.scss'

const colours = ['marigold', 'coral', 'teal', 'sky', 'plum', 'night', 'leaf']
const nothing = () => undefined
const html =
  '<p>A paragraph with a <a href="/">link</a>, <strong>strong</strong> and <em>stressed</em> words.</p><ul><li>One</li><li>Two</li></ul>'
const said = { quote: 'They drew what we could not say.', name: 'Ada', role: 'Client' }
const entry = { path: '/', title: 'Another film' }

interface SpecimenProps {
  picture: PictureField
}

function PauseButtonSpecimen() {
  const [isPaused, setPaused] = useState(false)
  return <PauseButton isPaused={isPaused} onClick={() => setPaused(!isPaused)} />
}

/** A picture with a moving part. */
const gears = '/images/projects/science-museum-engineers-gallery/cover'

function CardSpecimens({ picture }: SpecimenProps) {
  return (
    <Grid>
      <Card key="1" title="A card with a link" text="With a line of text." image={picture} href="/" />
      <Card key="2" title="A card without a link" image={picture} />
      <Card key="3" title="A card to download" image={picture} href={picture.src} download="SVG" />
      <Card key="4" title="Its title is hidden" showTitle={false} image={picture} href="/" />
      <Card
        key="5"
        title="Something moves in it"
        image={{ src: `${gears}.svg`, alt: 'Three gears and a lamp' }}
        movingParts={[`${gears}-moving.svg`]}
        href="/"
      />
    </Grid>
  )
}

function PlayerSpecimen({ picture }: SpecimenProps) {
  const [isAsked, setAsked] = useState(false)
  return isAsked ? (
    <VimeoPlayer title="A film" video={76979871} poster={<Picture {...picture} />} />
  ) : (
    <button type="button" onClick={() => setAsked(true)}>
      Load it
    </button>
  )
}

function ImageModalSpecimen({ picture }: SpecimenProps) {
  const [isEnlarged, setEnlarged] = useState(false)
  return isEnlarged ? (
    <ImageModal images={[picture]} shown={0} onShow={nothing} onClose={() => setEnlarged(false)} />
  ) : (
    <button type="button" onClick={() => setEnlarged(true)}>
      Open it
    </button>
  )
}

/** The studio's elements, in each of their states. */
export function Elements({ picture }: SpecimenProps) {
  const states: Record<string, ReactNode> = {
    Link: [
      <Link key="1" href="/">
        here
      </Link>,
      ' · ',
      <Link key="2" href="/" newTab>
        in a new tab
      </Link>,
    ],
    Buttons: <Buttons links={['First', 'Second'].map((text) => ({ text, href: '/' }))} />,
    'Button that is disabled': (
      <button type="button" disabled className={buttons.button}>
        Not yet
      </button>
    ),
    PauseButton: <PauseButtonSpecimen />,
    NeighbourLink: (
      <>
        <NeighbourLink direction="previous" entry={entry} /> <NeighbourLink direction="next" entry={entry} />
      </>
    ),
    'Grid, Card, MovingParts': <CardSpecimens picture={picture} />,
    Picture: <Picture {...picture} className={style.small} />,
    Quote: <Quote {...said} image={picture} />,
    RichText: <RichText html={html} />,
    Section: (
      <Section heading="A heading" subheading="A line under it" html={html}>
        The block itself.
      </Section>
    ),
    'Video, FilmLoop': [
      <Video key="1" title="A film" video={76979871} poster={picture.src} />,
      <Video key="2" title="A film without a poster" video={76979871} />,
      <Video key="3" title="A film to come" poster={picture.src} />,
      <Video
        key="4"
        title="A film to come, with its loop"
        poster={picture.src}
        loop="/loops/wild-wonderful-world.json"
      />,
    ],
    VimeoPlayer: <PlayerSpecimen picture={picture} />,
    Carousel: (
      <Carousel label="Example" slides={['One', 'Two', 'Three'].map((key) => ({ key, content: <p>{key}</p> }))} />
    ),
    CarouselControls: <CarouselControls count={3} shown={1} onPrevious={nothing} onNext={nothing} onChoose={nothing} />,
    Animation: <Animation src="/animations/thank-you.json" shows="all" className={style.small} />,
    ImageModal: <ImageModalSpecimen picture={picture} />,
  }
  return Object.entries(states).map(([name, shown]) => (
    <article key={name} className={style.specimen} data-element={name}>
      <h3>{name}</h3>
      {shown}
    </article>
  ))
}

export function Colours() {
  return (
    <p>
      {colours.map((colour) => (
        <button key={colour} type="button" onClick={() => document.documentElement.setAttribute('data-colour', colour)}>
          {colour}
        </button>
      ))}
    </p>
  )
}
