import { inMinutes } from '#platform/minutes.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { withSource } from '../../continuation.ts'
import type { GoOn } from '../go-on.ts'
import { clock } from '../../ui/clock-time.ts'

/** The first thing a learner sees: where they were, how much is left, one press to go on. */
export function ContinueSheet({ place, from }: { place: GoOn; from?: string }) {
  const left = Math.max(1, inMinutes(place.durationSeconds - place.seconds))
  const link = from ? withSource(place.link, from) : place.link
  return (
    <Link to={link} className="group grid overflow-hidden rounded-sheet border border-line bg-sheet md:grid-cols-2">
      <div className="relative bg-mat md:min-h-72">
        <Picture
          src={place.posterUrl}
          alt=""
          width={960}
          height={540}
          eager
          className="block aspect-cover h-auto w-full md:absolute md:inset-0 md:aspect-auto md:h-full"
        />
        <span className="absolute inset-0 grid place-items-center">
          <span className="grid size-16 place-items-center rounded-round bg-ink text-paper">
            <Icon name={place.locked ? 'lock' : 'play'} className="size-8" />
          </span>
        </span>
      </div>
      <div className="grid content-center gap-3 p-5 md:p-8">
        <p className="text-sm font-bold text-vermilion">{place.locked ? '前に見ていたレッスン' : 'つづきから見る'}</p>
        <p className="text-xl font-bold group-hover:underline">{place.chapterTitle ?? place.lessonTitle}</p>
        <p className="text-sm text-graphite">
          {place.title}
          {place.chapterTitle && `・${place.lessonTitle}`}
        </p>
        <ProgressBar label="再生位置" percent={(100 * place.seconds) / place.durationSeconds} size="large" />
        {place.locked && <p className="text-sm">いまは見られません。見る方法は、開いたページでご案内します。</p>}
        <p className="figures text-sm text-graphite">
          のこり約{left}分
          {place.device && place.seconds > 0 && `・${place.device}で${clock(place.seconds)}まで見ました`}
        </p>
      </div>
    </Link>
  )
}
