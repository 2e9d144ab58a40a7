import { Picture } from 'schema-pages/elements/Picture'
import { Carousel } from '../../elements/carousel/Carousel'
import { Quote } from '../../elements/Quote'
import { Section } from '../../elements/Section'
import type { TestimonialsBlock } from '../../generated/content'
import style from './style.module.scss'

/** Without arrows and dots, like all carousels of the home page (B1). */
export default function Testimonials({ heading, items }: TestimonialsBlock) {
  const slides = items.map((item, index) => ({
    key: String(index),
    content: (
      <div className={style.testimonial}>
        <Picture
          src={item.image.src}
          alt={item.image.alt}
          className={style.portrait}
          sizes="(min-width: 1600px) 25rem, (min-width: 768px) 25vw, 9rem"
        />
        <Quote {...item} className={style.words} />
      </div>
    ),
  }))
  return (
    <Section heading={heading} className={style.testimonials}>
      <Carousel label={heading} controls={false} slides={slides} />
    </Section>
  )
}
