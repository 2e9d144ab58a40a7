export type { AnswerReading, FormKind, InputAttributes } from '../../../content/form-submissions/form-kind'
