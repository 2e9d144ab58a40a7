import { type ReactNode, type Ref, useId } from 'react'
import style from './submit-button.module.scss'

interface SubmitButtonProps {
  ref?: Ref<HTMLButtonElement>
  isBusy: boolean
  /** What it waits for, for screen readers: "It needs a valid email address." */
  needs: string
  className?: string
  children: ReactNode
}

/** Disabled while its form is invalid or busy, even before React: see dom/forms/submit-when-valid.ts. */
export function SubmitButton({ ref, isBusy, needs, className, children }: SubmitButtonProps) {
  const needsId = useId()
  return (
    <submit-when-valid class={style.place} busy={isBusy}>
      {/* The element disables it. */}
      <button ref={ref} type="submit" className={className} aria-describedby={needsId} suppressHydrationWarning>
        {children}
      </button>
      <span id={needsId} hidden>
        {needs}
      </span>
    </submit-when-valid>
  )
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'submit-when-valid': { class?: string; busy: boolean; children: ReactNode }
    }
  }
}
