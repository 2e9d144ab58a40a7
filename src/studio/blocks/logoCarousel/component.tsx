import { Picture } from 'schema-pages/elements/Picture'
import { Carousel } from '../../elements/carousel/Carousel'
import { Section } from '../../elements/Section'
import type { LogoCarouselBlock } from '../../generated/content'
import style from './style.module.scss'

export default function LogoCarousel({ heading, slides, controls }: LogoCarouselBlock) {
  const logoSlides = slides.map(({ logos }, index) => ({
    key: String(index),
    content: (
      <ul className={style.logos}>
        {logos.map(({ name, image }) => (
          <li key={name}>
            <Picture src={image} alt={name} className={style.logo} sizes="(min-width: 1400px) 24rem, 20rem" />
          </li>
        ))}
      </ul>
    ),
  }))
  return (
    <Section heading={heading} className={style.section}>
      <Carousel label={heading} controls={controls} slides={logoSlides} />
    </Section>
  )
}
