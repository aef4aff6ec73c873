import { href } from 'react-router'
import { rememberHidden } from '../../shell/remember-hidden.ts'
import { BannerSheet } from './banner-sheet.tsx'

/** Invites beginners to the guide. */
export const BeginnerBanner = () => (
  <BannerSheet
    label="はじめての方へ"
    title="絵を描くのは、はじめてですか？"
    lead="道具のそろえ方から最初の一枚まで、順番にご案内します。"
    to={href('/subscriptions/beginner_guide')}
    icon="pen"
    onHide={() => rememberHidden('hide_beginner_banner')}
  />
)
