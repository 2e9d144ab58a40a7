import { parentPointer } from '../../../base/shared-types/json'
import { plural } from '../../../base/text/numbers'
import { unshare } from '../model/commands/block-commands'
import { describeField, fieldNames } from '../model/page/field'
import type { OpenBlock } from '../model/page/open-blocks'
import type { CanvasHost } from './host'
import type { Overlay } from './overlay/overlay'
import type { Tool } from './overlay/tool'
import { elementOf, type NamedText } from './page/named-texts'
import type { Origin } from './page/origin'
import { sitePathOf } from './page/page-view'

const goThere = ({ session }: CanvasHost, name: string): Tool => ({
  name: 'Go there',
  act: () => void session.open(name),
})

export const showOrigin = (overlay: Overlay, host: CanvasHost, element: Element, { name, title }: Origin): void =>
  overlay.showNote(element, `This comes from: ${title}.`, [goThere(host, name)])

function addressBeside({ session }: CanvasHost, pointer: string): string | undefined {
  const { page } = session.state
  const object = parentPointer(pointer)
  const isAddress = (name: string) => {
    const { kind, value } = describeField(page as NonNullable<typeof page>, `${object}/${name}`)
    return (kind === 'href' || kind === 'page') && value !== undefined
  }
  const name = page && fieldNames(page, object).find(isAddress)
  return name && `${object}/${name}`
}

/** While the page is edited, a click on the words follows no link. */
export function showLink(overlay: Overlay, host: CanvasHost, { place, text }: NamedText): void {
  const element = elementOf(place)
  const link = element?.closest<HTMLAnchorElement>('a[href]')
  if (!element || !link || text.field.kind === 'richText') return
  const path = sitePathOf(link)
  const page = host.session.state.overview?.pages.find(({ address }) => address === path)
  const field = addressBeside(host, text.field.pointer)
  const tools: Tool[] = [
    ...(page ? [goThere(host, page.name)] : []),
    ...(field ? [{ name: 'Change the link', act: () => host.showField(field) }] : []),
  ]
  if (tools.length > 0) overlay.showNote(element, `Leads to: ${page?.title ?? link.getAttribute('href')}`, tools)
}

export function askWhere(
  overlay: Overlay,
  host: CanvasHost,
  { place, text }: NamedText,
  block: OpenBlock,
  edit: { everywhere: (pointer: string) => void; here: (pointer: string) => void },
): void {
  const { pointer } = text.field
  const onlyHere = async () => {
    await unshare(host.session, block)
    edit.here(block.place + pointer.slice(block.pointer.length))
  }
  overlay.showNote(elementOf(place), `Used on ${plural(block.shared?.pages.length ?? 0, 'page')}.`, [
    { name: 'Change it everywhere', act: () => edit.everywhere(pointer) },
    { name: 'Only here', act: () => void onlyHere() },
  ])
}
