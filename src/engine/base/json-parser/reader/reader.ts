import { createLineIndex } from '../line-index'
import { joinChatMarks } from '../mistakes/lines/chat-lines'
import type { Mistake } from '../mistakes/mistake'
import { charCode, isNewline } from './characters'
import { addChild, createNode, type JsonNode } from './node'
import { skipTrivia } from './trivia'

export interface ParseFrame {
  node: JsonNode
  /** After junk nothing is expected. */
  after: 'opening' | 'value' | 'comma' | 'junk'
  lineStart: number
  indent: number
  isGuessed: boolean
  /** A mistake already says that its members are not fields. */
  isMuted?: boolean
  round?: Mistake
}

export interface ReaderOptions {
  isValid?: boolean
  trustsIndent?: boolean
}

/** Even a large file with a mistake on each line has fewer. */
export const maxMistakes = 10_000

const oncePerLine = new Set<Mistake['kind']>(['quotes', 'name', 'space', 'comment', 'bullet', 'bare', 'joined'])

const oncePerLines = new Set<Mistake['kind']>(['space', 'comment', 'bullet', 'bare', 'joined'])

export class Reader {
  at: number
  lastEnd = 0
  root?: JsonNode
  readonly stack: ParseFrame[] = []
  readonly mistakes: Mistake[] = []
  readonly placeOf: ReturnType<typeof createLineIndex>
  /** Reported once the bracket after the comma matches. */
  pendingComma?: Mistake
  brokenText?: number
  hiddenEnd = 0
  /** Limits all guesses together. */
  lookAheadLeft = 40_000_000
  private readonly lastOfKind = new Map<Mistake['kind'], { mistake: Mistake; offset: number }>()
  private chatMark?: Mistake
  #lineStart = 0
  private nextLine: number

  constructor(
    readonly text: string,
    readonly options: ReaderOptions = {},
  ) {
    this.at = text.startsWith('\uFEFF') ? 1 : 0
    this.placeOf = createLineIndex(text)
    this.nextLine = this.lineBreakFrom(0)
  }

  get top(): ParseFrame | undefined {
    return this.stack[this.stack.length - 1]
  }

  get isFull(): boolean {
    return this.mistakes.length >= maxMistakes
  }

  private lineBreakFrom(at: number): number {
    const lineEnd = this.text.indexOf('\n', at)
    return lineEnd === -1 ? Number.POSITIVE_INFINITY : lineEnd + 1
  }

  lineStart(): number {
    while (this.nextLine <= this.at) {
      this.#lineStart = this.nextLine
      this.nextLine = this.lineBreakFrom(this.nextLine)
    }
    return this.#lineStart
  }

  indentOf(lineStart: number): number {
    let at = lineStart
    while (this.text.charCodeAt(at) === charCode.space || this.text.charCodeAt(at) === charCode.tab) at++
    return at - lineStart
  }

  /** Undefined unless the reading position is the first in its line. */
  currentIndent(): number | undefined {
    const start = this.lineStart()
    const indent = this.indentOf(start)
    return start + indent === this.at ? indent : undefined
  }

  report = (mistake: Mistake): void => {
    const { kind, offset } = mistake
    const before = this.lastOfKind.get(kind)
    if (mistake.isOpenText) this.brokenText = offset
    if (kind === 'comment' && !mistake.fix) this.hiddenEnd = offset + mistake.length
    if (oncePerLine.has(kind) && before) {
      const between = this.text.slice(before.offset, offset)
      const breaks = between.length > 1000 ? 9 : (between.match(/\r\n?|\n/g)?.length ?? 0)
      if (breaks === 0 || (breaks === 1 && oncePerLines.has(kind))) {
        const { fix } = before.mistake
        // The message about hidden content, which has no repair, is more important.
        if (kind === 'comment' && fix && !mistake.fix) before.mistake.message = mistake.message
        if (fix && mistake.fix) for (const edit of mistake.fix) fix.push(edit)
        else before.mistake.fix = undefined
        before.offset = offset
        if (kind === 'bare') before.mistake.more = (before.mistake.more ?? 0) + 1
        return
      }
    }
    const opening = this.chatMark
    if (kind === 'chat') this.chatMark = opening ? undefined : mistake
    if (kind === 'chat' && opening) {
      joinChatMarks(opening, mistake, this.placeOf(offset).line)
      return
    }
    this.lastOfKind.set(kind, { mistake, offset })
    this.mistakes.push(mistake)
  }

  skip(): void {
    this.at = skipTrivia(this.text, this.at, this.report)
  }

  reportPendingComma(): void {
    if (this.pendingComma) this.report(this.pendingComma)
    this.pendingComma = undefined
  }

  add(node: JsonNode): void {
    const { top } = this
    if (top) {
      addChild(top.node, node)
      top.after = 'value'
    } else this.root = node
  }

  addWhole(node: JsonNode): void {
    this.add(node)
    this.at = node.end
    this.lastEnd = node.end
  }

  open(node: JsonNode, isGuessed = false): void {
    this.add(node)
    this.push(node, 'opening', isGuessed)
    if (!isGuessed) {
      this.at++
      this.lastEnd = this.at
    }
  }

  push(node: JsonNode, after: ParseFrame['after'], isGuessed = false): void {
    const lineStart = this.lineStart()
    this.stack.push({ node, after, lineStart, indent: this.indentOf(lineStart), isGuessed })
  }

  close(end: number): void {
    const frame = this.stack.pop()
    if (frame) frame.node.end = end
    if (this.top) this.top.after = 'value'
    this.lastEnd = end
  }

  isOnLaterLine(offset: number): boolean {
    for (let at = offset; at < this.at; at++) if (isNewline(this.text.charCodeAt(at))) return true
    return false
  }
}

export const createContainer = (kind: 'object' | 'array', at: number): JsonNode => createNode(kind, at, at + 1)
