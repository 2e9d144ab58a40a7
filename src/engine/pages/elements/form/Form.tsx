import * as words from '@studio/words.json'
import { useId, useMemo } from 'react'
import type { FormField } from '../../../base/schema-types/content'
import { type AskedField, nameFields } from '../../../content/form-submissions/form-field-names'
import { formAddress, type ServiceSettings, serviceFields } from '../../../content/form-submissions/service-fields'
import { useHydrated } from '../use-hydrated'
import { usePage } from '../use-page'
import type { FormClasses } from './classes'
import { ErrorSummary } from './ErrorSummary'
import { FieldView } from './FieldView'
import { FormStatus, PrivacyNotice, WriteInstead } from './FormStatus'
import { renderedKinds } from './kinds/rendered-kinds'
import { Thanks } from './Thanks'
import { useForm } from './use-form'

interface FormProps extends Omit<FormField, 'fields'> {
  fields: readonly AskedField[]
  classes?: FormClasses
}

const sayAnswer = (answer: FormDataEntryValue) => (typeof answer === 'string' ? answer : answer.name)

function writeAnswers(form: HTMLFormElement | null, fields: ReturnType<typeof nameFields>): string {
  if (!form) return ''
  const data = new FormData(form)
  return fields
    .map(({ label, name }) => [label, data.getAll(name).map(sayAnswer).join(', ')])
    .filter(([, answer]) => answer !== '')
    .map(([label, answer]) => `${label}: ${answer}`)
    .join('\n')
}

/** Only robots fill it in: screen readers, the keyboard and autofill pass it by. */
function Trap({ name }: { name: string }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <input type="text" name={name} tabIndex={-1} autoComplete="off" />
    </div>
  )
}

function OpenForm({ service, classes = {}, ...form }: FormProps & { service: ServiceSettings }) {
  const { id, button, thanks, email } = form
  const { path, settings } = usePage()
  const { language, privacyPage, timeZone: zone } = settings
  const prefix = useId()
  const isHydrated = useHydrated()
  const names = serviceFields(service)
  const { id: idField, trap, time } = names
  const fields = useMemo(
    () => nameFields(form.fields, language, [idField, trap, ...(time ? [time] : [])]),
    [form.fields, language, idField, trap, time],
  )
  const address = formAddress(service.url, id)
  const asking = { language, zone, isForLater: !isHydrated }
  const { state, messages, attempt, element, kinds, handlers } = useForm({
    ...{ id, address, fields, asking },
    timeField: time,
  })
  const known = kinds ?? renderedKinds()
  const idOf = (name: string) => `${prefix}-${name}`
  if (state === 'sent') return <Thanks html={thanks} className={classes.thanks} />
  return (
    <form
      ref={element}
      method="post"
      action={address}
      encType={fields.some(({ kind }) => kind === 'file') ? 'multipart/form-data' : undefined}
      noValidate={isHydrated && kinds !== undefined}
      aria-busy={state === 'sending'}
      className={classes.form}
      {...handlers}
    >
      <ErrorSummary attempt={attempt} idOf={idOf} className={classes.summary} />
      <input type="hidden" name={idField} value={id} />
      {fields.map((field) => (
        <FieldView
          key={field.name}
          field={field}
          input={known.get(field.kind)?.input?.(field, asking)}
          path={path}
          id={idOf(field.name)}
          message={messages[field.name]}
          classes={classes}
        />
      ))}
      <Trap name={trap} />
      {privacyPage && <PrivacyNotice href={privacyPage} className={classes.privacy} />}
      <button type="submit" className="button" aria-disabled={state === 'sending'}>
        {button}
      </button>
      <FormStatus
        state={state}
        email={email}
        text={state === 'failed' ? writeAnswers(element.current, fields) : ''}
        className={classes.status}
      />
    </form>
  )
}

/** Without script a plain POST to the form service. Without a service it says that it cannot be sent yet. */
export function Form(props: FormProps) {
  const { formService: service } = usePage().settings
  if (service) return <OpenForm {...props} service={service} />
  return (
    <p className={props.classes?.status}>
      {words.formClosed}
      <WriteInstead email={props.email} />
    </p>
  )
}
