import { AfterConsent, type AfterConsentProps } from './AfterConsent'
import style from './embed.module.scss'
import { useService } from './use-service'

interface EmbedProps extends Omit<AfterConsentProps, 'children'> {
  /** The address of the frame: "frames" in "asks" allows its origin. */
  src: string
}

/** Another site's page, such as a map, a calendar or a player. */
export function Embed({ src, ...question }: EmbedProps) {
  const { allow } = useService(question.service)
  return (
    <AfterConsent {...question}>
      <iframe
        src={src}
        title={question.title}
        allow={allow?.join('; ')}
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
        className={style.frame}
      />
    </AfterConsent>
  )
}
