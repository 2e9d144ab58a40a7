import { usePage } from '../use-page'

interface LanguagesProps {
  className?: string
}

/** Links to this page in the other languages, or the nearest to it there. Its only words are names. */
export function Languages({ className }: LanguagesProps) {
  const { languageLinks = [], settings } = usePage()
  if (languageLinks.length < 2) return null
  return (
    <nav aria-label={languageLinks.map(({ name }) => name).join(', ')} className={className}>
      <ul>
        {languageLinks.map(({ language, name, path: href }) => (
          <li key={language}>
            <a
              href={href}
              lang={language}
              hrefLang={language}
              dir="auto"
              aria-current={language === settings.language || undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
