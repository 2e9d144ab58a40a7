import { type ReactNode, useMemo, useState } from 'react'
import type { ComparedBlock } from '../../../edited-site/publishing'
import { languagesOf } from '../../model/languages/languages'
import { pairBlocks, partsToLookAt } from '../../model/languages/translation'
import type { OpenPage } from '../../model/page/open-page'
import { useSession, useSurroundings } from '../../views/use-editor'
import { ComparedSide } from '../compare/ComparedSide'
import { useAlignedFrames } from '../compare/use-aligned-frames'
import { usualWidth, type Width } from '../layout/use-fitted-page'
import { overPage, useMedia } from '../layout/use-media'

/** Pixels: in a narrower window, two pages are shown as on a phone. */
const roomForTwo = 1800

export interface Beside {
  /** "Side by side with English", "Hide the English words"; undefined for a page that is no translation. */
  action?: { name: string; act: () => void }
  original?: ReactNode
  /** Whether fields show the words of the original: there is no room for two pages. */
  showsWords: boolean
  onShown: (page: Document | undefined) => void
}

function comparedBlocks(original: OpenPage, page: OpenPage): ComparedBlock[] {
  const changed = new Set(partsToLookAt(page).map(({ block }) => block))
  const partners = new Map(pairBlocks(original, page))
  const count = (one: OpenPage) => one.lists.find(({ holder }) => !holder)?.count ?? 0
  const paired = new Set(partners.values())
  const own = [...Array(count(page)).keys()].filter((now) => !paired.has(now))
  return [
    ...[...Array(count(original)).keys()].map((before) => ({ before, now: partners.get(before) })),
    ...own.map((now) => ({ before: undefined, now })),
  ].map((pair) => ({
    ...{ ...pair, isEdited: pair.before !== undefined && changed.has(pair.before), hasMoved: false, target: '' },
  }))
}

/** The original of a translation at its left, block by block at one height, and scrolled with it. */
export function useOriginalBeside(page: OpenPage | undefined, width: Width, onWidth: (width: Width) => void): Beside {
  const session = useSession()
  const { frameOf } = useSurroundings()
  const isNarrow = useMedia(overPage)
  const [isOn, setOn] = useState(false)
  const original = page?.original()
  const comparison = useMemo(
    () => (isOn && page && original ? { blocks: comparedBlocks(original, page) } : undefined),
    [isOn, page, original],
  )
  const { watch, show } = useAlignedFrames(comparison)
  const watchOriginal = useMemo(() => watch('before'), [watch])
  const onShown = (document: Document | undefined) => show('now', document)
  if (!page || !original) return { showsWords: false, onShown }
  const own = languagesOf(page.text)?.sayLanguage(original.language)
  const act = () => {
    setOn(!isOn)
    if (isNarrow) return session.fold('fields', false)
    session.fold('outline', !isOn)
    onWidth(isOn || innerWidth >= roomForTwo ? usualWidth() : 'Phone')
  }
  const sideBySide = isOn ? 'Only this page' : `Side by side with ${own}`
  const wordsAbove = isOn ? `Hide the ${own} words` : `Show the ${own} words above each field`
  const address = page.text.pages.find(({ pointer }) => pointer === original.pointer)?.address ?? original.text.path
  return {
    action: { name: isNarrow ? wordsAbove : sideBySide, act },
    showsWords: isOn && isNarrow,
    onShown,
    original: isOn && !isNarrow && (
      <ComparedSide name={`Original, ${own}`} address={frameOf(address)} width={width} watch={watchOriginal} />
    ),
  }
}
