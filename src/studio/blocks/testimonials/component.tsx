import { Picture } from 'schema-pages/elements/Picture'
import { Carousel } from '../../elements/carousel/Carousel'
import { Section } from '../../elements/Section'
import type { TestimonialsBlock } from '../../generated/content'
import style from './style.module.scss'

/** Without arrows and dots, like all carousels of the home page (B1). */
export default function Testimonials({ heading, items }: TestimonialsBlock) {
  const slides = items.map(({ quote, name, role, image }, index) => ({
    key: String(index),
    content: (
      <div className={style.testimonial}>
        <Picture
          src={image.src}
          alt={image.alt}
          className={style.portrait}
          sizes="(min-width: 1600px) 25rem, (min-width: 768px) 25vw, 9rem"
        />
        <figure className={style.words}>
          <blockquote className={style.quote}>
            <p>“{quote}”</p>
          </blockquote>
          <figcaption>
            <strong>{name}</strong>, {role}
          </figcaption>
        </figure>
      </div>
    ),
  }))
  return (
    <Section heading={heading} className={style.testimonials}>
      <Carousel label={heading} controls={false} slides={slides} />
    </Section>
  )
}
