import './search-and-share.css'
import { useEffect, useId, useMemo, useReducer } from 'react'
import { addressOfShown, createFiller } from '../../model/collections/collections'
import { cardShape, cutText, searchResult, shareCard } from '../../model/page/cut-text'
import { useSession, useSessionState } from '../../views/use-editor'

const widthOf = (() => {
  let context: CanvasRenderingContext2D | null | undefined
  return (text: string, font: string): number => {
    context ??= document.createElement('canvas').getContext('2d')
    if (!context) return 0
    context.font = font
    return context.measureText(text).width
  }
})()

const cutToWidth = (text: string, { font, width }: { font: string; width: number }) =>
  cutText(text, (part) => widthOf(part, font) <= width)

const cutToLetters = (text: string, most: number) => cutText(text, (part) => [...part].length <= most)

/** The page's own fields as they are typed, before they are saved. */
function useTypedFields(): (name: string) => string {
  const session = useSession()
  const { page, unsaved } = useSessionState('page', 'unsaved')
  const [, look] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    // The field handles the same event first, and hands its text to the session.
    document.addEventListener('input', look)
    return () => document.removeEventListener('input', look)
  }, [])
  return (name) => {
    const pointer = `${page?.pointer}/${name}`
    const { typing } = session.outbox
    if (typing?.open.pointer === pointer) return typing.text
    return String(unsaved.find((one) => one.pointer === pointer)?.text ?? page?.valueAt(pointer) ?? '')
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The page as a search result and as a card when it is shared: what the build writes into its head, cut as others cut it. */
export default function SearchAndShare() {
  const id = useId()
  const state = useSessionState('page', 'overview', 'shown', 'name')
  const { page } = state
  const typed = useTypedFields()
  const settings = useMemo(() => page?.languages.settingsIn(page.language) ?? {}, [page])
  if (!page) return null
  const fill = createFiller(state)
  const [title, description] = [fill(typed('title')), fill(typed('description'))]
  const fullTitle = title + text(settings.titleSuffix)
  const [host = '', ...parts] = (text(settings.url) + addressOfShown(state))
    .replace(/^https?:\/\//, '')
    .split('/')
    .filter(Boolean)
  const own = typed('socialImage')
  const picture = own || text(settings.socialImage)
  const words = own ? typed('socialImageAlt') : text(settings.socialImageAlt)
  const isFound = page.valueAt(`${page.pointer}/isIndexed`) !== false && !page.valueAt(`${page.pointer}/guard`)
  const result = {
    title: cutToWidth(fullTitle, searchResult.title),
    description: cutToWidth(description, searchResult.description),
  }
  const card = {
    title: cutToLetters(title, shareCard.title),
    description: cutToLetters(description, shareCard.description),
  }
  const sayCut = (shown: { title: string; description: string }) =>
    [shown.title.endsWith('…') && 'title', shown.description.endsWith('…') && 'description']
      .filter(Boolean)
      .map((part) => `The end of the ${part} is cut: begin with what matters.`)
      .join(' ')
  return (
    <>
      <section className="seen-as" aria-labelledby={`${id}-search`}>
        <h3 id={`${id}-search`}>In search results</h3>
        {isFound ? (
          <>
            <div className="search-result" lang={page.language} dir="auto">
              <p>{text(settings.name)}</p>
              <p className="search-address">{[host, ...parts].join(' › ')}</p>
              <p className="search-title">{result.title}</p>
              <p>{result.description}</p>
            </div>
            <p className="help">{sayCut(result)}</p>
          </>
        ) : (
          <p className="help">Search engines leave this page out.</p>
        )}
      </section>
      <section className="seen-as" aria-labelledby={`${id}-card`}>
        <h3 id={`${id}-card`}>When shared</h3>
        <div className="share-card" lang={page.language} dir="auto">
          {picture && <img src={encodeURI(picture)} alt={words} {...cardShape} />}
          <p>{host}</p>
          <p className="share-title">{card.title}</p>
          <p>{card.description}</p>
        </div>
        <p className="help">
          {[
            !picture && 'No picture is shown.',
            picture && !own && 'The picture is that of the site settings.',
            picture && words === '' && 'It has no alternative text yet.',
            sayCut(card),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      </section>
    </>
  )
}
