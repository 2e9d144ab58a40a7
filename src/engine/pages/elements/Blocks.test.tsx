import { cleanup, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ReadyBlock } from '../../base/shared-types/page'
import { RenderBlocks } from '../render/RenderBlocks'
import { Blocks } from './Blocks'
import { useHeading } from './nested-blocks/use-heading'
import { Picture } from './Picture'
import { RichText } from './RichText'
import { PageContext } from './use-page'

interface Note extends ReadyBlock {
  text: string
}

function Words({ text }: ReadyBlock) {
  const Heading = useHeading(2)
  return <Heading>{String(text)}</Heading>
}

const components = {
  words: Words,
  rich: ({ html }: ReadyBlock) => <RichText html={String(html)} />,
  picture: () => <Picture src="/still.png" alt="" sizes="60vw" />,
  broken: () => {
    throw new Error('The film ran out.')
  },
  columns: ({ columns }: ReadyBlock) => (
    <ul>
      {(columns as Note[][]).map((blocks, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <Blocks key={index} of={blocks} as="li" sizes="(min-width: 60rem) 50%, 100%" />
      ))}
    </ul>
  ),
  section: ({ blocks }: ReadyBlock) => <Blocks of={blocks as Note[]} />,
}

const page = {
  path: '/',
  assets: { '/still.png': { bytes: 7, width: 700, height: 400, hash: 'ab12' } },
  settings: { name: 'Studio' },
}

const tree = (blocks: ReadyBlock[]) => (
  <PageContext value={page}>
    <RenderBlocks blocks={blocks} components={components} hydration="now" />
  </PageContext>
)

const words = (text: string, more: object = {}) => ({ type: 'words', text, ...more })
const columns = (...lists: object[][]) => ({ type: 'columns', columns: lists })

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(cleanup)

test('each block within another is in a frame of the wanted element, with its anchor and nothing around', () => {
  const hidden = { hidden: true }
  render(tree([columns([words('one', { id: 'story' }), words('two', hidden)], [words('three')])]))
  const frames = [...document.querySelectorAll('[data-block="columns"] > ul > li')]
  expect(frames.map((frame) => frame.textContent)).toEqual(['one', 'two', 'three'])
  expect(document.getElementById('story')).toBe(frames[0])
  expect(frames[1]?.hasAttribute('data-hidden')).toBe(true)
  expect(frames.map((frame) => frame.className)).toEqual(['', '', ''])
})

test('blocks within others within others tell that they are hydrated, each once', () => {
  const heard: (string | undefined)[] = []
  const hear = ({ target }: Event) => void heard.push((target as HTMLElement).dataset.block)
  addEventListener('block-hydrated', hear)
  render(tree([{ type: 'section', blocks: [columns([words('one')]), words('two')] }]))
  removeEventListener('block-hydrated', hear)
  expect(heard.sort()).toEqual(['columns', 'section', 'words', 'words'])
})

test('a block within another that throws keeps its neighbours, and is named with what is around it (X3)', () => {
  render(tree([words('zero'), { type: 'section', blocks: [words('one'), { type: 'broken' }, words('two')] }]))
  expect([...document.querySelectorAll('[data-block="section"] > *')].map(({ textContent }) => textContent)).toEqual([
    'one',
    'Block 2 (section), block 2 (broken) brokeThe film ran out.',
    'two',
  ])
})

test('the server writes all blocks within others, without a notice for those that follow one that throws', () => {
  const html = renderToString(tree([{ type: 'section', blocks: [columns([words('one')]), words('two')] }]))
  expect(html).toContain('<h2>one</h2>')
  expect(html).toContain('<h2>two</h2>')
})

test('headings within a block are as deep as the build says, in rich texts, too', () => {
  const html = '<h3 lang="de">a</h3><p>&lt;h3&gt;</p><h4>b</h4>'
  render(
    tree([
      {
        type: 'section',
        blocks: [words('one', { headingDepth: 2 }), { type: 'rich', html, headingDepth: 2 }, words('two')],
      },
    ]),
  )
  expect(document.querySelector('h4')?.textContent).toBe('one')
  expect(document.querySelector('h2')?.textContent).toBe('two')
  expect(document.querySelector('[data-block="rich"] > div')?.innerHTML).toBe(
    '<h5 lang="de">a</h5><p>&lt;h3&gt;</p><h6>b</h6>',
  )
})

test('a picture gets its share of the page', () => {
  render(tree([columns([{ type: 'picture' }]), { type: 'picture' }]))
  expect([...document.querySelectorAll('img')].map(({ sizes }) => sizes)).toEqual([
    '(min-width: 60rem) calc(60vw * 0.5), 60vw',
    '60vw',
  ])
})

test('blocks are shown within a block only', () => {
  expect(() => render(<Blocks of={[words('one')]} />)).toThrow('use it in a block')
})

test('in the preview a block keeps what it has drawn when another is put before it', () => {
  vi.stubEnv('MODE', 'preview')
  const { rerender, getByText } = render(tree([columns([words('One'), words('Two')])]))
  const [one, two] = [getByText('One'), getByText('Two')]
  rerender(tree([columns([words('New'), words('One'), words('Two')])]))
  expect(getByText('One')).toBe(one)
  expect(getByText('Two')).toBe(two)
  vi.unstubAllEnvs()
})
