import { classNames } from 'schema-pages/elements/class-names'
import type { FocusField } from '../generated/content'
import style from './focus.module.scss'

/** Classes for object-position, by --across and --down. */
export const focusClass = (focus?: FocusField): string | undefined =>
  focus && classNames(style[`across${focus.across}`], style[`down${focus.down}`])
