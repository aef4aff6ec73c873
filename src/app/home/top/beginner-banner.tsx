import { useState } from 'react'
import { href } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { rememberHidden } from '../../shell/remember-hidden.ts'

/** Invites beginners to the guide. The whole banner is the link, the hide button stands beside it. */
export function BeginnerBanner() {
  const [hidden, setHidden] = useState(false)
  if (hidden) return null
  return (
    <section aria-label="はじめての方へ" className="relative rounded-sheet border border-line bg-sheet p-5 md:p-6">
      <div className="flex items-center gap-5">
        <Icon name="pen" className="size-8 text-vermilion" />
        <div className="grid gap-1">
          <p className="headline text-lg">
            <Link to={href('/subscriptions/beginner_guide')} className="covers-card">
              絵を描くのは、はじめてですか？
            </Link>
          </p>
          <p className="phrases text-sm text-graphite">道具のそろえ方から最初の一枚まで、順番にご案内します。</p>
        </div>
        <Icon name="arrow-right" className="ml-auto hidden size-6 text-graphite md:block" />
      </div>
      <button
        type="button"
        className="relative z-1 mt-1 ml-13 inline-flex min-h-11 items-center text-sm text-graphite underline underline-offset-4"
        onClick={() => {
          rememberHidden('hide_beginner_banner')
          setHidden(true)
        }}
      >
        今後表示しない
      </button>
    </section>
  )
}
