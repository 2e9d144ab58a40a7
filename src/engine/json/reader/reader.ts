import { createLineIndex } from '../line-index'
import { joinChatMarks } from '../mistakes/chat-lines'
import type { Mistake } from '../mistakes/mistake'
import { code, isNewline } from './characters'
import { addChild, createNode, type JsonNode } from './node'
import { skipTrivia } from './trivia'

/** An object or a list that has been opened and not closed yet. */
export interface ParseFrame {
  node: JsonNode
  /** What stands last in it. After something that is no JSON at all, nothing more is expected of what follows. */
  after: 'opening' | 'value' | 'comma' | 'junk'
  /** Where the line begins on which it was opened, and how far that line is indented. */
  lineStart: number
  indent: number
  /** Its opening bracket is not in the text. */
  isGuessed: boolean
  /** One message has said that its members are no fields; further ones are left out. */
  isMuted?: boolean
  /** The mistake of a round bracket that has opened it. */
  round?: Mistake
}

export interface ReaderOptions {
  /** JSON.parse has accepted the text: nothing is looked for but places. */
  isValid?: boolean
  /** Which bracket belongs to which is guessed from the indentation. */
  trustsIndent?: boolean
}

/** After so many mistakes the rest of the text is not read. A large file with one in every line has fewer. */
export const mostMistakes = 10_000

/** The kinds of mistakes that are reported once for a line, however often they occur on it. */
const kindsOfForm = new Set<Mistake['kind']>(['quotes', 'name', 'space', 'comment', 'bullet', 'bare', 'joined'])

/** Those of them that are reported once for consecutive lines, too. */
const kindsOfLines = new Set<Mistake['kind']>(['space', 'comment', 'bullet', 'bare', 'joined'])

/** The state of reading one text: how far it has come, what is open, what was wrong. */
export class Reader {
  at: number
  /** Where the last value or bracket ended. */
  lastEnd = 0
  root?: JsonNode
  readonly stack: ParseFrame[] = []
  readonly mistakes: Mistake[] = []
  /** Finds the line of an offset, for messages that name another place. */
  readonly placeOf: ReturnType<typeof createLineIndex>
  /** The mistake of a comma before a closing bracket. It is reported when the bracket turns out to fit. */
  pendingComma?: Mistake
  /** Where the last unclosed text begins. Brackets that are still open around it need no message of their own. */
  brokenText?: number
  /** The end of the last comment. Commas beside it are not reported: they may belong to content that it hides. */
  hiddenEnd = 0
  /** How many characters guesses may still read ahead, all together. */
  lookAheadLeft = 40_000_000
  readonly #lastOfKind = new Map<Mistake['kind'], { mistake: Mistake; offset: number }>()
  /** The mark of a chat before a piece of code, until the one after it is read. */
  #chatMark?: Mistake
  #lineStart = 0
  #nextLine: number

  constructor(
    readonly text: string,
    readonly options: ReaderOptions = {},
  ) {
    this.at = text.startsWith('\uFEFF') ? 1 : 0
    this.placeOf = createLineIndex(text)
    this.#nextLine = this.#lineBreakFrom(0)
  }

  get top(): ParseFrame | undefined {
    return this.stack[this.stack.length - 1]
  }

  get isFull(): boolean {
    return this.mistakes.length >= mostMistakes
  }

  #lineBreakFrom(at: number): number {
    const found = this.text.indexOf('\n', at)
    return found === -1 ? Number.POSITIVE_INFINITY : found + 1
  }

  /** Where the line of the reading position begins. */
  lineStart(): number {
    while (this.#nextLine <= this.at) {
      this.#lineStart = this.#nextLine
      this.#nextLine = this.#lineBreakFrom(this.#nextLine)
    }
    return this.#lineStart
  }

  /** How far a line is indented. */
  indentOf(lineStart: number): number {
    let at = lineStart
    while (this.text.charCodeAt(at) === code.space || this.text.charCodeAt(at) === code.tab) at++
    return at - lineStart
  }

  /** How far what stands at the reading position is indented; undefined when it is not the first on its line. */
  ownIndent(): number | undefined {
    const start = this.lineStart()
    const indent = this.indentOf(start)
    return start + indent === this.at ? indent : undefined
  }

  /** Keeps a mistake. The same slip of form, again on the same line, belongs to the one before. */
  report = (mistake: Mistake): void => {
    const { kind, offset } = mistake
    const before = this.#lastOfKind.get(kind)
    if (mistake.isOpenText) this.brokenText = offset
    if (kind === 'comment' && !mistake.fix) this.hiddenEnd = offset + mistake.length
    if (kindsOfForm.has(kind) && before) {
      const between = this.text.slice(before.offset, offset)
      const breaks = between.length > 1000 ? 9 : (between.match(/\r\n?|\n/g)?.length ?? 0)
      if (breaks === 0 || (breaks === 1 && kindsOfLines.has(kind))) {
        const { fix } = before.mistake
        // A comment that hides content has no repair; its message replaces that of a harmless one.
        if (kind === 'comment' && fix && !mistake.fix) before.mistake.message = mistake.message
        if (fix && mistake.fix) for (const edit of mistake.fix) fix.push(edit)
        else before.mistake.fix = undefined
        before.offset = offset
        if (kind === 'bare') before.mistake.more = (before.mistake.more ?? 0) + 1
        return
      }
    }
    const opening = this.#chatMark
    if (kind === 'chat') this.#chatMark = opening ? undefined : mistake
    if (kind === 'chat' && opening) {
      joinChatMarks(opening, mistake, this.placeOf(offset).line)
      return
    }
    this.#lastOfKind.set(kind, { mistake, offset })
    this.mistakes.push(mistake)
  }

  skip(): void {
    this.at = skipTrivia(this.text, this.at, this.report)
  }

  /** Reports the pending comma: the bracket after it closes something, so the comma is what is wrong. */
  reportPendingComma(): void {
    if (this.pendingComma) this.report(this.pendingComma)
    this.pendingComma = undefined
  }

  /** Gives a value its place in the tree. */
  add(node: JsonNode): void {
    const { top } = this
    if (top) {
      addChild(top.node, node)
      top.after = 'value'
    } else this.root = node
  }

  /** Adds a value that is complete, and goes on behind it. */
  addWhole(node: JsonNode): void {
    this.add(node)
    this.at = node.end
    this.lastEnd = node.end
  }

  /** Opens an object or a list at the reading position; a guessed one has no bracket to pass. */
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

  /** Ends the innermost object or list. */
  close(end: number): void {
    const frame = this.stack.pop()
    if (frame) frame.node.end = end
    if (this.top) this.top.after = 'value'
    this.lastEnd = end
  }

  /** Whether a line break stands between an offset and the reading position. */
  isOnLaterLine(offset: number): boolean {
    for (let at = offset; at < this.at; at++) if (isNewline(this.text.charCodeAt(at))) return true
    return false
  }
}

export const createContainer = (kind: 'object' | 'array', at: number): JsonNode => createNode(kind, at, at + 1)
