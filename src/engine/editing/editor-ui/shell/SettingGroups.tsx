import { type ReactNode, useEffect, useRef, useState } from 'react'
import { foldLetters } from '../../../base/text/language/fold-letters'
import { Icon } from '../controls/Icon'
import { describeField } from '../model/page/field'
import { type FieldGroup, fieldGroups, shownFields, wordsOfField } from '../model/page/field-groups'
import type { OpenPage } from '../model/page/open-page'
import { sitePart } from '../model/page/page-problems'
import { FieldControl } from '../views/fields/FieldControl'
import { FieldList } from '../views/fields/FieldList'
import { Details } from '../views/fields/frame/Details'
import { markFound } from './find/mark-found'

interface GroupProps {
  page: OpenPage
  owner: string
  part: string
  group: FieldGroup
  isFound: boolean
}

/** A group of one object shows the fields of that: a second heading would say the same again. */
function Group({ page, owner, part, group: { title, names }, isFound }: GroupProps) {
  const [only = ''] = names
  const isOne = names.length === 1 && describeField(page, `${part}/${only}`).kind === 'object'
  const inside =
    isOne && (page.valueAt(`${part}/${only}`) !== undefined || part !== sitePart) ? `${part}/${only}` : undefined
  return (
    <Details title={title || 'More settings'} places={names.map((name) => `${part}/${name}`)} isOpen={isFound}>
      {inside === undefined ? (
        names.map((name) => <FieldControl key={name} pointer={`${part}/${name}`} owner={owner} />)
      ) : (
        <FieldList pointer={inside} owner={owner} {...shownFields(page, inside)} />
      )}
    </Details>
  )
}

interface SettingGroupsProps {
  page: OpenPage
  owner: string
  /** Of the site itself, or of one of its languages. */
  part: string
  children: ReactNode
}

export function SettingGroups({ page, owner, part, children }: SettingGroupsProps) {
  const [words, setWords] = useState('')
  const wanted = foldLetters(words.trim())
  const found = useRef<HTMLDivElement>(null)
  useEffect(() => markFound(found.current, wanted), [wanted])
  const fields = page.fieldsAt(part)
  const isFound = (name: string) => foldLetters(wordsOfField(page, fields[name])).includes(wanted)
  const all = fieldGroups(page, part)
  const groups = all
    .map((group) => ({
      ...group,
      names: group.names.filter((name) => foldLetters(group.title).includes(wanted) || isFound(name)),
    }))
    .filter(({ names }) => names.length > 0)
  const isFlat = all.length === 1 && all[0]?.title === ''
  return (
    <>
      <label className="settings-search">
        <span className="visually-hidden">Search settings</span>
        <Icon name="search" />
        <input
          type="search"
          value={words}
          placeholder="Search settings"
          autoComplete="off"
          onChange={({ target }) => setWords(target.value)}
        />
      </label>
      {groups.length === 0 && <p className="empty">No setting has these words. Try another one, such as “phone”.</p>}
      <div ref={found} className="setting-groups">
        {groups.map((group) => (
          <Group
            key={`${group.title} ${wanted !== ''}`}
            {...{ page, owner, part, group }}
            isFound={isFlat || wanted !== ''}
          />
        ))}
        {wanted === '' && part === sitePart && (
          <>
            {children}
            <Details title="Accepted hints" places={['/waivers']}>
              <FieldControl pointer="/waivers" owner={owner} />
            </Details>
          </>
        )}
      </div>
    </>
  )
}
