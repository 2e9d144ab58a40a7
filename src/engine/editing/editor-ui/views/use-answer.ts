import { type DependencyList, useEffect, useState } from 'react'

/** What was answered last, undefined before. A question is asked again with every change of `on`; then no earlier one is answered. `ask` answers failures, too. */
export function useAnswer<Answer>(
  ask: (isCurrent: () => boolean) => Promise<Answer> | undefined,
  on: DependencyList,
): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `on` is what the question is about
  useEffect(() => {
    let isCurrent = true
    void ask(() => isCurrent)?.then((found) => isCurrent && setAnswer(found))
    return () => {
      isCurrent = false
    }
  }, [...on])
  return answer
}
