import { type ComponentType, lazy } from 'react'
import type { EditorFieldProps } from '../../../../../base/shared-types/editor/field'

export type OwnFieldComponent = ComponentType<EditorFieldProps<unknown>>

const files = import.meta.glob<{ default: OwnFieldComponent }>(['@studio/fields/*.tsx', '!**/*.test.tsx'])

/** The studio's own fields, by format. */
export const ownFields = new Map(
  Object.entries(files).map(([path, load]) => [path.replace(/^.*\/|\.tsx$/g, ''), lazy(load)]),
)
