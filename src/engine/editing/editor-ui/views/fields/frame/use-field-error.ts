import { useSessionState } from '../../use-editor'

export function useFieldError(pointer: string): string | undefined {
  const { page, unsaved } = useSessionState('page', 'unsaved')
  const waiting = unsaved.find((one) => one.pointer === pointer)
  const problem = page?.text.problems.find((one) => one.pointer === pointer && one.severity === 'error')
  return waiting?.message ?? problem?.message
}
