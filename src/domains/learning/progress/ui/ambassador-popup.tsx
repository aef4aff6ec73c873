import { useState } from 'react'
import { href } from 'react-router'
import { Checkbox } from '#ui/checkbox.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Popup } from '#ui/popup.tsx'

const COOKIE = 'prevent-ambassador-popup'
const SECONDS = 3600 * 365

/** Shown to one in twenty: what the programme is, and a way never to be asked again for a while. */
export function AmbassadorPopup({ onClose }: { onClose: () => void }) {
  const [never, setNever] = useState(false)
  const remember = (hide: boolean) => {
    setNever(hide)
    document.cookie = `${COOKIE}=true; Max-Age=${hide ? SECONDS : 0}; Path=/; SameSite=Lax`
  }
  return (
    <Popup
      open
      onClose={onClose}
      title="お友だちに紹介しませんか"
      actions={
        <LinkButton to={href('/lps/ambassador')} wide>
          詳しく見る
        </LinkButton>
      }
    >
      <p>紹介した方がはじめて入会すると、お礼をお渡しするアンバサダー制度があります。</p>
      <Checkbox
        name="never"
        label="今後表示しない"
        checked={never}
        onChange={(event) => remember(event.currentTarget.checked)}
      />
    </Popup>
  )
}
