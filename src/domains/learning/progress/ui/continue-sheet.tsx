import { buttonLook } from '#ui/button-look.ts'
import { Icon } from '#ui/icon.tsx'
import { LeadSheet } from '#ui/lead-sheet.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { spokenDuration } from '#ui/spoken-duration.ts'
import { withSource } from '../../continuation.ts'
import type { GoOn } from '../go-on.ts'
import { clock } from '../../ui/clock-time.ts'

/** The first thing a learner sees: where they were, how much is left, one press to go on. */
export function ContinueSheet({ place, from }: { place: GoOn; from?: string }) {
  const left = Math.max(1, place.durationSeconds - place.seconds)
  const link = from ? withSource(place.link, from) : place.link
  return (
    <LeadSheet
      to={link}
      src={place.posterUrl}
      edge={<ProgressBar label="再生位置" percent={(100 * place.seconds) / place.durationSeconds} size="large" />}
    >
      <p className="phrases text-sm text-graphite">
        {place.title}
        {place.chapterTitle && `・${place.lessonTitle}`}
      </p>
      <p className="headline text-xl">{place.chapterTitle ?? place.lessonTitle}</p>
      <p className="figures phrases text-sm text-graphite">
        のこり{spokenDuration(left)}
        {place.device && place.seconds > 0 && `・${place.device}で${clock(place.seconds)}まで見ました`}
      </p>
      {place.locked && <p className="text-sm">いまは見られません。見る方法は、開いたページでご案内します。</p>}
      <span className={buttonLook({ className: 'mt-2 group-hover:opacity-84' })}>
        <Icon name={place.locked ? 'lock' : 'play'} />
        {place.locked ? '前に見ていたレッスン' : 'つづきから見る'}
      </span>
    </LeadSheet>
  )
}
