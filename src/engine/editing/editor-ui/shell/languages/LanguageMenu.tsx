import { useState } from 'react'
import type { PageName } from '../../../edited-site/overview'
import { type MenuAction, MenuButton } from '../../controls/MenuButton'
import { languagesOf } from '../../model/languages/languages'
import { EditorDialog } from '../../views/EditorDialog'
import { useSession, useSessionState } from '../../views/use-editor'
import { TranslateForm } from './TranslateForm'
import type { Beside } from './use-original-beside'

/** The languages of the open page. Nothing where the site has one. */
export function LanguageMenu({ beside }: { beside: Beside }) {
  const session = useSession()
  const { overview, name } = useSessionState('overview', 'name')
  const [wanted, setWanted] = useState<{ page: PageName; language: string }>()
  const languages = languagesOf(overview)
  const open = overview?.pages.find((page) => page.name === name)
  if (!languages || !open) return null
  const own = languages.of(open.path)
  const versions = languages.versionsOf(open)
  const original = versions.find(({ language }) => language === languages.own)?.page
  const actions = versions.map(({ language, name, page, state }): MenuAction => {
    const common = { name, language }
    if (language === own)
      return { ...common, icon: 'done', note: ['This page', state].filter(Boolean).join('. '), act() {} }
    if (page) return { ...common, icon: 'page', note: state, act: () => void session.open(page.name) }
    if (!original)
      return {
        ...common,
        icon: 'page',
        unavailable: `There is only this page, in ${languages.sayLanguage(own)}.`,
        act() {},
      }
    return {
      ...common,
      icon: 'add',
      note: 'Not translated. Translate …',
      act: () => setWanted({ page: original, language }),
    }
  })
  if (beside.action) actions.push({ ...beside.action, icon: 'compare' })
  const close = () => setWanted(undefined)
  const word = languages.nameOf(own)
  return (
    <>
      <MenuButton name={`Language: ${word}`} icon="language" word={word} className="quiet language" actions={actions} />
      <EditorDialog
        size="narrow"
        title="Translate"
        opener=".bar .language"
        isOpen={wanted !== undefined}
        onClose={close}
      >
        {wanted && <TranslateForm {...wanted} onDone={close} onCancel={close} />}
      </EditorDialog>
    </>
  )
}
