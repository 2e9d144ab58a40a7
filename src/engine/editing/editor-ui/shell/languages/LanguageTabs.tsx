import type { KeyboardEvent } from 'react'
import { languagePart } from '../../model/languages/language-settings'
import { languagesOf } from '../../model/languages/languages'
import { sitePart } from '../../model/page/page-problems'
import { useSession, useSessionState } from '../../views/use-editor'
import { focusSoon } from '../regions'

/** The settings of each language of the site. Nothing where it has one. */
export function LanguageTabs({ part }: { part: string }) {
  const session = useSession()
  const { overview } = useSessionState('overview')
  const languages = languagesOf(overview)
  if (!languages) return null
  const { own, all, nameOf, sayLanguage } = languages
  const parts = all.map((language) => (language === own ? sitePart : languagePart(language)))
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const next = step && parts[(parts.indexOf(part) + step + parts.length) % parts.length]
    if (!next) return
    event.preventDefault()
    session.choosePart(next)
    focusSoon('.language-tabs [aria-selected="true"]')
  }
  return (
    <>
      <div role="tablist" aria-label="Languages" className="language-tabs" onKeyDown={onKeyDown}>
        {all.map((language, index) => (
          <button
            key={language}
            type="button"
            role="tab"
            lang={language}
            aria-selected={parts[index] === part}
            tabIndex={parts[index] === part ? 0 : -1}
            onClick={() => session.choosePart(parts[index] ?? sitePart)}
          >
            {nameOf(language)}
          </button>
        ))}
      </div>
      {part !== sitePart && (
        <p className="help">
          What is empty here is as in {sayLanguage(own)}. What you write counts on pages in{' '}
          {sayLanguage(all[parts.indexOf(part)] ?? own)} alone.
        </p>
      )}
    </>
  )
}
