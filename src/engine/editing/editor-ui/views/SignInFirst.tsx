import { useStatus } from './use-editor'

/** Finds the action of the status lines that signs the author in. There is none while the author is signed in. */
const useSignIn = () => useStatus()?.lines.find(({ action }) => action?.icon === 'signIn')?.action

interface SignInFirstProps {
  why: string
  /** Is said where signing in is no help. */
  otherwise?: string
  /** Closes the dialog that it is in. */
  onClose: () => void
}

/** Why something cannot be done, with the way to sign in where that is missing. */
export function SignInFirst({ why, otherwise = '', onClose }: SignInFirstProps) {
  const signIn = useSignIn()
  return (
    <div className="note">
      <p role="alert">
        {why} {!signIn && otherwise}
      </p>
      {signIn && (
        <button
          type="button"
          onClick={() => {
            onClose()
            signIn.act()
          }}
        >
          {signIn.name}
        </button>
      )}
    </div>
  )
}
