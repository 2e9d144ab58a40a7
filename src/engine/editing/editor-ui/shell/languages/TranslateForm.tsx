import { useState } from 'react'
import { proposeTranslatedPath } from '../../../../content/translations/propose-path'
import type { PageName } from '../../../edited-site/overview'
import { languagesOf } from '../../model/languages/languages'
import { useSessionState } from '../../views/use-editor'
import { AddressRow, PageForm } from '../pages/PageForm'
import { usePlan } from '../pages/use-plan'

interface TranslateFormProps {
  /** The original. */
  page: PageName
  language: string
  onDone: () => void
  onCancel: () => void
}

export function TranslateForm({ page, language, onDone, onCancel }: TranslateFormProps) {
  const { overview } = useSessionState('overview')
  const [typed, setPath] = useState<string>()
  const languages = languagesOf(overview)
  const proposed = languages && proposeTranslatedPath(page.path, language, overview?.pages ?? [], languages)
  const path = typed ?? proposed ?? ''
  const change = path === '' ? undefined : { kind: 'translate' as const, from: page.name, path }
  const planned = usePlan(change)
  const [name, own] = [language, languages?.own ?? ''].map((tag) => languages?.sayLanguage(tag))
  return (
    <PageForm
      title={`Translate ${page.title || page.path} (${name})`}
      verb="Translate"
      fieldProblem={planned.problem}
      {...{ change, onDone, onCancel }}
    >
      <p className="help">
        You get a copy of the page to write over, as a draft: visitors see nothing of it yet. Its words are still in{' '}
        {own}, and its links lead to pages in {name} where there are some.
      </p>
      <AddressRow value={path} planned={planned} hasFocus onChange={setPath} />
    </PageForm>
  )
}
