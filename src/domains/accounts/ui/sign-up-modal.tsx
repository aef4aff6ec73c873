import { href, useLocation } from 'react-router'
import { LinkButton } from '#ui/link-button.tsx'
import { Popup } from '#ui/popup.tsx'

/** What a visitor meets instead of something that needs membership: why, and the two ways in. */
export function SignUpModal({ sentence, onClose }: { sentence: string | null; onClose: () => void }) {
  const { pathname, search } = useLocation()
  return (
    <Popup
      open={sentence !== null}
      onClose={onClose}
      title={sentence ?? ''}
      actions={
        <>
          <LinkButton to={href('/users/new')} wide>
            無料で会員登録
          </LinkButton>
          <LinkButton
            to={`${href('/sessions/new')}?return_to=${encodeURIComponent(pathname + search)}`}
            look="outline"
            wide
          >
            ログイン
          </LinkButton>
        </>
      }
    >
      <p>登録は無料です。ノートやお気に入り、見た場所がすべて残ります。</p>
    </Popup>
  )
}
