import { byFolder } from '../../../../base/shared-types/registry'
import type { FormKind } from '../../../../content/form-submissions/form-kind'
import { engineKinds } from '../../../../content/form-submissions/kinds/engine-kinds'
import { kindWords } from './kind-words'

const own = byFolder(import.meta.glob<FormKind>('@studio/form-kinds/*/kind.ts', { eager: true, import: 'default' }))

/** Of engine and studio, for code on no visitor's device. */
export const allKinds = new Map([...engineKinds(kindWords), ...Object.entries(own)])
