import { buttonLook } from '#ui/button-look.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
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
    <Link
      to={link}
      className="group grid overflow-hidden rounded-sheet border border-line bg-sheet md:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]"
    >
      <div className="relative bg-line md:min-h-72">
        <Picture
          src={place.posterUrl}
          alt=""
          width={960}
          height={540}
          eager
          className="block aspect-cover h-auto w-full md:absolute md:inset-0 md:aspect-auto md:h-full"
        />
        <span className="absolute inset-x-0 bottom-0">
          <ProgressBar label="再生位置" percent={(100 * place.seconds) / place.durationSeconds} size="large" />
        </span>
      </div>
      <div className="grid content-center gap-3 p-5 md:p-8">
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
        <span className={buttonLook({ className: 'mt-2 justify-self-start group-hover:opacity-84' })}>
          <Icon name={place.locked ? 'lock' : 'play'} />
          {place.locked ? '前に見ていたレッスン' : 'つづきから見る'}
        </span>
      </div>
    </Link>
  )
}
