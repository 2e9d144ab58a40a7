import { describe, expect, test } from 'vitest'
import {
  blockAt,
  latency,
  pass,
  session,
  setUpMemorySession,
  site,
  unsaved,
} from '../../../../../../tests/sites/memory-session'
import { studio } from '../../../../../../tests/sites/memory-site'
import { move } from '../commands/block-commands'

setUpMemorySession()

describe('pages', () => {
  test('a page that is opened while the one before it is read again stays open', async () => {
    site.change((content) => {
      content.pages[0].title = 'Anders'
    })
    await pass(latency)
    void session.open('/werkstatt')
    await pass()
    expect(session.state).toMatchObject({ name: '/werkstatt', page: { text: { path: '/werkstatt' } } })
  })

  test('a page that is opened while the one before it is found to be removed, or renamed, stays open', async () => {
    for (const write of [
      () => site.change(({ pages }) => pages.splice(1, 1)),
      () => site.write(studio.text.replaceAll('"/werkstatt', '"/atelier').replaceAll('\\"/werkstatt', '\\"/atelier')),
    ]) {
      for (const time of [1, 2, 3, 4, 5, 6]) {
        site.write(studio.text)
        await Promise.all([session.open('/werkstatt'), pass()])
        write()
        await pass(time * latency)
        void session.open('/kontakt')
        await pass()
        expect(session.state).toMatchObject({ name: '/kontakt', isMissing: false })
      }
    }
  })

  test('of two pages that are opened at once the second one stays', async () => {
    void session.open('/werkstatt')
    void session.open('/kontakt')
    await pass()
    expect(session.state).toMatchObject({ name: '/kontakt', page: { text: { path: '/kontakt' } }, chosen: undefined })
  })

  test('a block that is chosen while a command runs stays chosen', async () => {
    void move(session, blockAt(1), 0)
    session.choose(2)
    const chosen = session.state.chosen
    await pass()
    expect(session.state.chosen).toBe(chosen)
  })

  test('a moved block keeps its key, and is announced', async () => {
    const key = session.state.keys[1]
    void move(session, blockAt(1), 2)
    await pass()
    expect(session.state.keys[2]).toBe(key)
    expect(session.state.chosen).toBe(key)
    expect(session.state.announcement).toContain('is now 3 of 3')
  })

  test('a page that someone else moves is followed, with the text that is typed for it', async () => {
    await Promise.all([session.open('/werkstatt'), pass()])
    const open = session.openField('/pages/1/blocks/0/heading', 'Heading')
    site.write(studio.text.replaceAll('"/werkstatt', '"/atelier').replaceAll('\\"/werkstatt', '\\"/atelier'))
    await pass()
    expect(session.state.name).toBe('/atelier')
    void session.write(open, 'Am Fluss')
    await pass()
    expect(site.content.pages[1].blocks[0].heading).toBe('Am Fluss')
  })

  test('a page that someone else removes is missing, and its text is kept', async () => {
    await Promise.all([session.open('/werkstatt'), pass()])
    const open = session.openField('/pages/1/blocks/0/heading', 'Heading')
    site.change(({ pages }) => pages.splice(1, 1))
    await pass()
    expect(session.state.isMissing).toBe(true)
    void session.write(open, 'Am Fluss')
    await pass()
    expect(unsaved()).toMatchObject({ pointer: undefined, text: 'Am Fluss' })
    expect(site.drafts.map(({ text }) => text)).toEqual(['Am Fluss'])
    void session.open('/')
    await pass()
    expect(session.state).toMatchObject({ isMissing: false, unsaved: [{ text: 'Am Fluss' }] })
  })
})
