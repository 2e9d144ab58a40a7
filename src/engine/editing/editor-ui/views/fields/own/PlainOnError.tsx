import { Component, type ReactNode } from 'react'

interface PlainOnErrorProps {
  plain: ReactNode
  children: ReactNode
}

/** Until the block is chosen again: another try would take the plain field from under the caret. */
export class PlainOnError extends Component<PlainOnErrorProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError = () => ({ hasFailed: true })

  override render() {
    return this.state.hasFailed ? this.props.plain : this.props.children
  }
}
