import { classNames } from '@engine/elements/class-names'
import type { FocusField } from '../generated/content'
import style from './focus.module.scss'

/** The classes that set --across and --down, which a stylesheet gives to object-position. None without a focus. */
export const focusClass = (focus?: FocusField): string | undefined =>
  focus && classNames(style[`across${focus.across}`], style[`down${focus.down}`])
