import { plainMarkedWords } from '../../../../base/text/marked-words'
import type { ChangeSentence } from '../../../edited-site/publishing'
import { Icon } from '../../controls/Icon'
import { Marked } from './Marked'

export interface TakingBack {
  /** `done` is said afterwards. */
  onTakeBack: (id: string, done: string) => void
  /** Offers to bring back a page or a block as it was. */
  offersWhole?: boolean
  isReadOnly?: boolean
  isBusy: boolean
  refused?: { id: string; message: string }
}

const verbs = {
  change: { name: 'Take back', done: 'Taken back:' },
  block: { name: 'Bring back the block', done: 'Brought back:' },
  page: { name: 'Bring back the page', done: 'Brought back:' },
  site: { name: 'Take back everything since', done: 'Taken back: everything since' },
}

interface TakeBackProps extends TakingBack {
  id: string
  words: string
  /** The block, page or site all of whose changes are taken back. Undefined for a single change. */
  whole?: 'block' | 'page' | 'site'
}

export function TakeBack({ id, words, whole, onTakeBack, isBusy, refused, isReadOnly }: TakeBackProps) {
  if (isReadOnly) return null
  const plain = plainMarkedWords(words)
  const { name, done } = verbs[whole ?? 'change']
  return (
    <>
      <button
        type="button"
        className={whole === 'site' ? 'take-back' : 'quiet take-back'}
        aria-label={`${name}: ${plain}`}
        aria-disabled={isBusy}
        onClick={() => isBusy || onTakeBack(id, `${done} ${plain}`)}
      >
        <Icon name="undo" /> {name}
      </button>
      {refused?.id === id && (
        <p role="alert" className="error">
          {refused.message}
        </p>
      )}
    </>
  )
}

function groupById(sentences: readonly ChangeSentence[]): ChangeSentence[][] {
  const groups: ChangeSentence[][] = []
  for (const sentence of sentences) {
    const last = groups.at(-1)
    if (last && sentence.id !== undefined && last[0]?.id === sentence.id) last.push(sentence)
    else groups.push([sentence])
  }
  return groups
}

/** The sentences below another one are taken back with it. */
const withoutIds = ({ id: _, under, ...rest }: ChangeSentence): ChangeSentence => ({
  ...rest,
  under: under.map(withoutIds),
})

interface SentencesProps extends TakingBack {
  sentences: readonly ChangeSentence[]
  /** The words above them: "block 2 (banner, “The team”)". */
  within?: string
}

export function Sentences({ sentences, within, ...taking }: SentencesProps) {
  const named = (words: string) => (within === undefined ? words : `${within}: ${words}`)
  return (
    <ul className="sentences">
      {groupById(sentences).map((group, index) => {
        const id = group[0]?.id
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: each report replaces the whole list
          <li key={index} data-change={id !== undefined || undefined}>
            <div>
              {group.map(({ text, under }, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two sentences may say the same
                <div key={place}>
                  <p>
                    <Marked line={text} />
                  </p>
                  {under.length > 0 && (
                    <Sentences
                      {...taking}
                      sentences={id === undefined ? under : under.map(withoutIds)}
                      within={named(text)}
                    />
                  )}
                </div>
              ))}
            </div>
            {id !== undefined && <TakeBack {...taking} id={id} words={named(group[0]?.text ?? '')} />}
            {taking.offersWhole && group[0]?.whole !== undefined && (
              <TakeBack {...taking} id={group[0].whole} words={named(group[0].text)} whole="block" />
            )}
          </li>
        )
      })}
    </ul>
  )
}
