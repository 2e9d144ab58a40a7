import style from './load-failure.module.scss'

interface LoadFailureNoticeProps {
  onRetry: () => void
}

/** Says that the page that was asked for could not be fetched, and offers another try. The last page stays. */
export function LoadFailureNotice({ onRetry }: LoadFailureNoticeProps) {
  return (
    <div className={style.notice} role="alert">
      <p>This page could not be loaded. Are you online?</p>
      <button type="button" onClick={onRetry}>
        Try again
      </button>
    </div>
  )
}
