import { useEffect, useMemo, useState } from 'react'
import type { ChangeReport, ChangeSentence, ComparedBlock } from '../../../edited-site/publishing'
import { Icon } from '../../controls/Icon'
import { IconButton } from '../../controls/IconButton'
import { titleOfPage } from '../../model/page/page-title'
import { EditorDialog } from '../../views/EditorDialog'
import { useAnswer } from '../../views/use-answer'
import { useSessionState, useSurroundings } from '../../views/use-editor'
import { Widths } from '../bar/parts'
import { Marked } from '../changes/Marked'
import { usualWidth } from '../layout/use-fitted-page'
import { ComparedSide } from './ComparedSide'
import { useAlignedFrames } from './use-aligned-frames'

export interface ComparedPath {
  path: string
  from?: string
  version?: string
}

function sentencesByTarget({ sections }: ChangeReport): Map<string, string> {
  const found = new Map<string, string>()
  const add = ({ text, target, under }: ChangeSentence) => {
    if (target !== undefined && !found.has(target)) found.set(target, text)
    for (const one of under) add(one)
  }
  for (const { groups } of sections) for (const { sentences } of groups) for (const one of sentences) add(one)
  return found
}

const placeOf = ({ before = 0, now = before }: ComparedBlock) => now

interface StepsProps {
  blocks: readonly ComparedBlock[]
  sentences: ReadonlyMap<string, string>
  isReady: boolean
  onStep: (block: ComparedBlock) => void
}

function Steps({ blocks, sentences, isReady, onStep }: StepsProps) {
  const edited = useMemo(
    () => blocks.filter(({ isEdited }) => isEdited).sort((one, other) => placeOf(one) - placeOf(other)),
    [blocks],
  )
  const [index, setIndex] = useState(0)
  const shown = edited[index]
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pages are scrolled by each step, and once they are there
  useEffect(() => {
    if (isReady && shown) onStep(shown)
  }, [isReady, shown])
  const words = shown && sentences.get(shown.target)
  const step = (by: number) => setIndex((last) => Math.min(Math.max(last + by, 0), edited.length - 1))
  return (
    <>
      <p role="status" className="step-words">
        {blocks.length > 0 && edited.length === 0 && 'No block of this page has changed.'}
        {shown && `Change ${index + 1} of ${edited.length}`}
        {words !== undefined && (
          <>
            {': '}
            <Marked line={words} />
          </>
        )}
      </p>
      <span className="spring" />
      {edited.length > 1 && (
        <>
          <IconButton
            icon="up"
            name="Previous change"
            unavailable={index === 0 ? 'this is the first' : undefined}
            onPress={() => step(-1)}
          />
          <IconButton
            icon="down"
            name="Next change"
            unavailable={index === edited.length - 1 ? 'this is the last' : undefined}
            onPress={() => step(1)}
          />
        </>
      )}
    </>
  )
}

interface ComparedPageProps {
  page: ComparedPath
  report: ChangeReport
}

function ComparedPage({ page, report }: ComparedPageProps) {
  const { compare } = useSurroundings()
  const compared = useAnswer(
    () => compare(page.path, page.from, page.version).catch(({ message }: Error) => message),
    [compare, page],
  )
  const comparison = typeof compared === 'string' ? undefined : compared
  const [width, setWidth] = useState(usualWidth)
  const { watch, scrollTo, isReady } = useAlignedFrames(comparison)
  const sentences = useMemo(() => sentencesByTarget(report), [report])
  const refs = useMemo(() => ({ before: watch('before'), now: watch('now') }), [watch])
  if (!comparison)
    return (
      <p role="status" className="empty-state">
        {typeof compared === 'string' ? compared : 'Opening both pages …'}
      </p>
    )
  const { before, now, blocks } = comparison
  const shared = { width }
  return (
    <>
      <div className="compared">
        <ComparedSide {...shared} name="Before" address={before} missing="This page is new." watch={refs.before} />
        <ComparedSide {...shared} name="Now" address={now} missing="This page is removed." watch={refs.now} />
      </div>
      <div className="dialog-foot compared-foot">
        <Widths width={width} onWidth={setWidth} />
        <Steps {...{ blocks, sentences, isReady }} onStep={scrollTo} />
      </div>
    </>
  )
}

interface BeforeAndNowProps {
  page: ComparedPath | undefined
  report: ChangeReport
  onClose: () => void
}

export function BeforeAndNow({ page, report, onClose }: BeforeAndNowProps) {
  const { overview } = useSessionState('overview')
  return (
    <EditorDialog
      size="whole"
      title={`Before and now: ${titleOfPage(overview, page?.path ?? '')}`}
      isOpen={page !== undefined}
      onClose={onClose}
    >
      {page !== undefined && <ComparedPage {...{ page, report }} />}
    </EditorDialog>
  )
}

export function CompareButton({ page, onCompare }: { page: ComparedPath; onCompare: (page: ComparedPath) => void }) {
  const { overview } = useSessionState('overview')
  const name = `Before and now: ${titleOfPage(overview, page.path)}`
  return (
    <button type="button" className="quiet" aria-label={name} onClick={() => onCompare(page)}>
      <Icon name="compare" /> Before and now
    </button>
  )
}
