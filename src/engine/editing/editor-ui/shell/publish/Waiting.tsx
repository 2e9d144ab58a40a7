import { useState } from 'react'
import type { WaitingRequest } from '../../../edited-site/publishing'
import { Icon } from '../../controls/Icon'
import { HandOver } from './HandOver'

interface WaitingProps {
  request: WaitingRequest
  onWithdraw: () => Promise<void>
}

export function Waiting({ request: { words, address, look }, onWithdraw }: WaitingProps) {
  const [isUnderWay, setUnderWay] = useState(false)
  const withdraw = async () => {
    setUnderWay(true)
    await onWithdraw()
  }
  return (
    <section className="waiting-request" aria-label="Waiting to be accepted">
      <p>
        <Icon name="waiting" /> <strong dir="auto">{words}</strong> waits to be accepted.
      </p>
      <div className="waiting-actions">
        {address && (
          <a href={address} target="_blank" rel="noreferrer" className="link-button quiet">
            See the request <Icon name="view" />
          </a>
        )}
        <button type="button" disabled={isUnderWay} onClick={() => void withdraw()}>
          {isUnderWay ? 'Withdrawing …' : 'Withdraw'}
        </button>
      </div>
      <p className="help">Withdraw closes the request. What you have changed stays here.</p>
      {look !== undefined && <HandOver look={look} />}
    </section>
  )
}
