import { Failure } from '../../base/shared-types/failure'

export type RefusalKind =
  /** The token is missing, expired or revoked. */
  | 'signed-out'
  | 'forbidden'
  /** Also where this person may not see it. */
  | 'missing'
  /** The branch has moved since `base`. */
  | 'moved'
  /** Another branch has the name, or is in its way. Another name helps. */
  | 'taken'
  /** The host's rules do not let this person change the branch. */
  | 'protected'
  /** Another rule of the host refuses the change: for descriptions, secrets, sizes, names. */
  | 'refused'
  | 'too-large'
  /** Too many requests: see `until`. */
  | 'limited'
  /** The request never arrived: no network, a server down, or this origin not permitted. */
  | 'unreachable'
  | 'other'

/** The message is for authors: what happened, what it means for their words, what to do. */
export class HostRefusal extends Failure {
  constructor(
    readonly kind: RefusalKind,
    message: string,
    /** When a 'limited' request may be made again. */
    readonly until?: Date,
  ) {
    super(message)
  }
}
