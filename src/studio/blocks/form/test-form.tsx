import 'schema-pages/dom/forms/submit-when-valid'
import { PageContext } from 'schema-pages/elements/use-page'
import Form from './component'

const contact = { email: 'a@b.example', phone: '1', phoneLink: '+1' }

/** A site without a form service for "". */
export const tree = (url: string | undefined = 'https://forms.example/subscribe?list=1') => (
  <PageContext
    value={{
      path: '/thegoodhour',
      assets: {},
      settings: { name: 'Studio', contact, formService: url ? { url } : undefined, privacyPage: '/privacy' },
    }}
  >
    <Form
      type="form"
      heading="Take the pledge"
      formId="good-hour"
      label="Your email address"
      button="Sign up"
      completed="<p>Look out for our letter.</p>"
      image={{ src: '/waiting.svg', alt: 'A mouse waits' }}
    />
  </PageContext>
)
