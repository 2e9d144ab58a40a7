import { useId } from 'react'
import { EntryCards, type EntryCardsProps } from './entry-cards'
import style from './style.module.scss'
import { useCategory } from './use-category'

const label = (category: string) => category.charAt(0).toUpperCase() + category.slice(1)

/** The cards of the chosen category, under the choice of categories. Without script all cards stand there, unfiltered. */
export function FilteredCards({ filter, cards, ...show }: EntryCardsProps & { filter: string[] }) {
  const name = useId()
  const { chosen, choose } = useCategory(filter)
  const shown = chosen === undefined ? cards : cards.filter(({ categories }) => categories.includes(chosen))
  const checked = chosen ?? filter[0]
  return (
    <>
      <fieldset className={style.filter}>
        <legend className={style.legend}>Category</legend>
        {filter.map((category) => (
          <label key={category} className={style.choice}>
            <input
              type="radio"
              name={name}
              value={category}
              checked={category === checked}
              onChange={() => choose(category)}
              className={style.radio}
            />
            {label(category)}
          </label>
        ))}
      </fieldset>
      <p role="status" className="visually-hidden">
        Showing {shown.length} of {cards.length}
      </p>
      <EntryCards cards={shown} {...show} />
    </>
  )
}
