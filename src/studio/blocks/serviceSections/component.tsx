import { Section } from '../../elements/Section'
import type { ServiceSectionsBlock } from '../../generated/content'
import { ServiceSection } from './service-section'

/** Several sections may be open at once (S3). */
export default function ServiceSections({ heading, sections }: ServiceSectionsBlock) {
  return (
    <Section heading={heading}>
      {sections.map((section) => (
        <ServiceSection key={section.id ?? section.title} {...section} level={heading ? 3 : 2} />
      ))}
    </Section>
  )
}
