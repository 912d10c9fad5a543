import { Component, type ReactNode } from 'react'

interface StageBoundaryProps {
  /** What stands there instead. `onRetry` draws the children anew. */
  instead: (thrown: unknown, onRetry: () => void) => ReactNode
  children: ReactNode
}

/** Whatever a file does to its preview, the page around it stays. */
export class StageBoundary extends Component<StageBoundaryProps, { thrown: unknown; failed: boolean }> {
  override state = { thrown: null as unknown, failed: false }

  static getDerivedStateFromError(thrown: unknown) {
    return { thrown, failed: true }
  }

  override render() {
    const { instead, children } = this.props
    if (!this.state.failed) return children
    return instead(this.state.thrown, () => this.setState({ thrown: null, failed: false }))
  }
}
