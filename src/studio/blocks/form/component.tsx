import { usePage } from 'schema-pages/elements/use-page'
import { Section } from '../../elements/Section'
import type { FormBlock } from '../../generated/content'
import * as words from '../../words.json'
import { SignUpForm } from './sign-up-form'
import style from './style.module.scss'

/** Says that sign-up opens soon if the site has no form service (B7, B8). */
export default function Form({ heading, html, formId, label, button, completed, image, animation }: FormBlock) {
  const service = usePage().settings.formService
  return (
    <Section heading={heading} html={html} className={style.signUp}>
      {service ? (
        <SignUpForm
          url={service.url}
          formId={formId}
          label={label}
          button={button}
          completed={completed}
          image={image}
          animation={animation}
        />
      ) : (
        <p>{words.signUpOpensSoon}</p>
      )}
    </Section>
  )
}
