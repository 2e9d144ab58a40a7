/** What a studio styles: its css module may have a class for each. */
export type FormPart =
  | 'form'
  | 'field'
  | 'label'
  | 'optional'
  | 'help'
  | 'error'
  | 'options'
  | 'option'
  | 'summary'
  | 'privacy'
  | 'status'
  | 'thanks'

export type FormClasses = Partial<Record<FormPart, string>>
