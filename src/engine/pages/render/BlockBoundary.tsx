import * as words from '@studio/words.json'
import { Component, type ReactNode } from 'react'

interface BlockBoundaryProps {
  /** "Block 3 (videoGrid)" */
  name: string
  children: ReactNode
}

/** Keeps the rest of the page when a block throws (X3). */
export class BlockBoundary extends Component<BlockBoundaryProps, { reason?: string }> {
  override state: { reason?: string } = {}

  static getDerivedStateFromError(error: unknown) {
    return { reason: error instanceof Error ? error.message : String(error) }
  }

  /** Tries again after an edit, which may have fixed the block. */
  override componentDidUpdate({ children }: BlockBoundaryProps) {
    if (this.state.reason !== undefined && children !== this.props.children) this.setState({ reason: undefined })
  }

  override render() {
    const { reason } = this.state
    if (reason === undefined) return this.props.children
    return <BlockNotice name={this.props.name} reason={reason} isDevelopment={import.meta.env.DEV} />
  }
}

interface BlockNoticeProps {
  name: string
  reason: string
  isDevelopment: boolean
}

export function BlockNotice({ name, reason, isDevelopment }: BlockNoticeProps) {
  if (!isDevelopment) return <p data-notice="block">{words.blockNotShown}</p>
  return (
    <div data-notice="fault" role="alert">
      <strong>{name} broke</strong>
      <p>{reason}</p>
    </div>
  )
}
