import { Component, type ReactNode } from 'react'

interface PlainOnErrorProps {
  plain: ReactNode
  children: ReactNode
}

/** Shows the plain field after an error, until the block is chosen again: to try earlier would take the field from under the caret. */
export class PlainOnError extends Component<PlainOnErrorProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError = () => ({ hasFailed: true })

  override render() {
    return this.state.hasFailed ? this.props.plain : this.props.children
  }
}
