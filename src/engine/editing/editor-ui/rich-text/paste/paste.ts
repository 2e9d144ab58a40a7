import { DOMParser, Slice } from 'prosemirror-model'
import { Plugin } from 'prosemirror-state'
import { schema } from '../schema'
import { readDom } from '../source/dom'
import { cleanPasted, cleanText } from './clean-pasted'
import { closeEnds } from './close-ends'

/** A browser would open a dropped file in place of the page. */
const hasFiles = (event: DragEvent) => (event.dataTransfer?.files.length ?? 0) > 0

export class Paste {
  leftOut: readonly string[] = []
  readonly plugin: Plugin
  private isOwn = false

  constructor(addresses: () => ReadonlySet<string>) {
    this.plugin = new Plugin({
      props: {
        transformPastedHTML: (html) => {
          const pasted = cleanPasted(html, addresses())
          this.leftOut = pasted.leftOut
          this.isOwn = pasted.isOwn
          return pasted.html
        },
        clipboardTextParser: (text) => {
          this.leftOut = []
          this.isOwn = false
          return Slice.maxOpen(DOMParser.fromSchema(schema).parse(readDom(cleanText(text))).content)
        },
        transformPasted: (slice, { state }) => (this.isOwn ? slice : closeEnds(slice, state.selection)),
        handleDOMEvents: {
          drop: (_, event) => {
            if (hasFiles(event)) event.preventDefault()
            return hasFiles(event)
          },
        },
      },
    })
  }
}
