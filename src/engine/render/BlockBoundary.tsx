import * as words from '@studio/words.json'
import { Component, type ReactNode } from 'react'

interface BlockBoundaryProps {
  /** What people know the block by: "Block 3 (videoGrid)". */
  name: string
  children: ReactNode
}

/** Catches what a block throws, so that the rest of the page stays (requirement X3). */
export class BlockBoundary extends Component<BlockBoundaryProps, { reason?: string }> {
  override state: { reason?: string } = {}

  static getDerivedStateFromError(error: unknown) {
    return { reason: error instanceof Error ? error.message : String(error) }
  }

  /** What has changed is tried anew: an author may have mended it. */
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

/** What stands in for a broken block: a quiet line for visitors, a red card with the reason for who can mend it. */
export function BlockNotice({ name, reason, isDevelopment }: BlockNoticeProps) {
  if (!isDevelopment) return <p data-notice="block">{words.blockNotShown}</p>
  return (
    <div data-notice="fault" role="alert">
      <strong>{name} broke</strong>
      <p>{reason}</p>
    </div>
  )
}
