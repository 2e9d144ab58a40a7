import { memo, useId } from 'react'
import { fill } from 'schema-pages/text/interface-words'
import * as words from '../../words.json'
import { EntryCards, type EntryCardsProps } from './entry-cards'
import { labelOf } from './label-of'
import style from './style.module.scss'
import { parameter, useCategory } from './use-category'

/** Memoised, so that a choice is marked without rendering the cards. */
const Cards = memo(EntryCards)

/** Shows all cards without script. */
export function FilteredCards({ filter, cards, ...show }: EntryCardsProps & { filter: string[] }) {
  const name = useId()
  const { marked, chosen, choose } = useCategory(filter)
  const shown = chosen === undefined ? cards : cards.filter(({ categories }) => categories.includes(chosen))
  return (
    <>
      <fieldset className={style.filter} data-filter-by={parameter}>
        <legend className={style.legend}>{words.category}</legend>
        {filter.map((category) => (
          <label key={category} className={style.choice}>
            <input
              type="radio"
              name={name}
              value={category}
              checked={category === marked}
              onChange={() => choose(category)}
              className={style.radio}
            />
            {labelOf(category)}
          </label>
        ))}
      </fieldset>
      <p role="status" className="visually-hidden">
        {fill(words.showingEntries, { shown: shown.length, count: cards.length })}
      </p>
      <Cards cards={cards} category={chosen} isFiltered {...show} />
    </>
  )
}
