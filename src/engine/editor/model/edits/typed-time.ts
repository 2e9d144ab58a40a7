/** The parts of a day and time that are typed one after the other. */
export interface TypedTime {
  day: string
  time: string
}

/** Returns the parts of "2027-01-12 09:00", either of which may be missing; undefined for a text of another form. */
export function splitTime(text: string): TypedTime | undefined {
  const [, day = '', time = ''] = text.match(/^(\d{4}-\d{2}-\d{2})?(?: (\d{2}:\d{2}))?$/) ?? []
  return text === '' || day !== '' || time !== '' ? { day, time } : undefined
}

export const joinTime = (day: string, time: string): string => (time === '' ? day : `${day} ${time}`)

/** Of a control that holds a part of a day, such as one without a year. */
export const incompleteDay = 'The day is not complete. Choose day, month and year.'

/** Says what a day and time lacks. `half` is the type of the control that holds a part of its value, such as a day without a year. */
export function missingIn(text: string, half: string | undefined, isRequired: boolean): string | undefined {
  if (half === 'date') return incompleteDay
  if (half !== undefined) return 'The time is not complete. Write hours and minutes, for example 09:00.'
  const { day = '', time = '' } = splitTime(text) ?? {}
  if (day === '' && time === '') return isRequired ? 'The day is missing. Choose one.' : undefined
  if (day === '') return 'The day is missing. Choose one.'
  return time === '' ? 'The time is missing. Write one, for example 09:00.' : undefined
}
