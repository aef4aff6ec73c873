import { LinkButton } from '#ui/link-button.tsx'
import { Popup } from '#ui/popup.tsx'
import { useWaysIn } from './ways-in.ts'

/** What a visitor meets instead of something that needs membership: why, and the two ways in. */
export function SignUpModal({ sentence, onClose }: { sentence: string | null; onClose: () => void }) {
  const { signUp, signIn } = useWaysIn()
  return (
    <Popup
      open={sentence !== null}
      onClose={onClose}
      title={sentence ?? ''}
      actions={
        <>
          <LinkButton to={signUp} wide>
            無料で会員登録
          </LinkButton>
          <LinkButton to={signIn} look="outline" wide>
            ログイン
          </LinkButton>
        </>
      }
    >
      <p>登録は無料です。講座のお気に入りやノート、見た場所が残ります。</p>
    </Popup>
  )
}
