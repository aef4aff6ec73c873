import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { type Level, LevelChip } from './level-chip.tsx'
import { Link } from './link.tsx'
import { TitleInTwo } from './phrases.tsx'
import { Picture } from './picture.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { spokenDuration } from './spoken-duration.ts'

export type CourseCardProps = {
  id: number
  title: string
  /** Where it may break. */
  breaks?: readonly number[] | undefined
  thumbnailUrl: string | null
  linkUrl: string
  teacher: string | null
  tags?: readonly string[]
  level?: Level | null
  /** Seconds of video. */
  duration: number | null
  lessons?: number
  /** Whether a plan holds it, in words; then what it costs by itself. */
  offer?: readonly string[] | undefined
  /** What of it is free, in words. */
  free?: string | undefined
  /** Percent watched; null for a visitor, who has no progress. */
  watchedRatio?: number | null
  favorite?: boolean
  displayTitle?: boolean
  displayPlayBtn?: boolean
  continuationLink?: string | null
  /** The bookmark button, which belongs to the learner's domain. */
  bookmark?: ReactNode
  /** A quiet button on its cover, beside the link that the card itself is. */
  aside?: ReactNode
  headingLevel?: 2 | 3 | 4
  eager?: boolean
}

const MOST_TAGS = 3

export function CourseCard({ headingLevel = 3, displayTitle = true, ...card }: CourseCardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <article className="group relative flex h-full flex-col gap-2" data-course={card.id}>
      <div className="card-cover relative overflow-hidden rounded-sheet border border-line bg-line">
        <Picture
          src={card.thumbnailUrl}
          alt={displayTitle ? '' : card.title}
          width={480}
          height={270}
          eager={card.eager}
          className="block aspect-cover h-auto w-full"
        />
        {card.displayPlayBtn && card.continuationLink && (
          <Link
            to={card.continuationLink}
            aria-label={`「${card.title}」を再生する`}
            className="touch-room absolute! bottom-1.5 left-1.5 z-1 grid size-8 place-items-center rounded-round bg-ink text-paper"
          >
            <Icon name="play" />
          </Link>
        )}
        {card.free && <span className="card-free">{card.free}</span>}
        {typeof card.watchedRatio === 'number' && (
          <span className={card.watchedRatio ? 'absolute inset-x-0 bottom-0' : 'sr-only'}>
            <ProgressBar label={`「${card.title}」の視聴済みの割合`} percent={card.watchedRatio} />
          </span>
        )}
        {card.aside && <div className="card-aside">{card.aside}</div>}
      </div>
      {displayTitle ? (
        <Heading className="line-clamp-2 min-h-[2lh] pr-1 text-base group-hover:underline">
          <Link to={card.linkUrl} className="covers-card" viewTransition>
            <TitleInTwo text={card.title} breaks={card.breaks} />
          </Link>
        </Heading>
      ) : (
        <Link to={card.linkUrl} className="covers-card" viewTransition aria-label={card.title} />
      )}
      <div className="-mt-1 grid gap-0.5 text-xs text-graphite">
        <div className="flex items-start gap-2">
          <p className="figures flex min-w-0 flex-1 flex-wrap items-center gap-x-2 text-sm">
            {card.teacher && <span className="truncate">{card.teacher}</span>}
            {card.level && <LevelChip level={card.level} />}
            {card.lessons !== undefined && <span className="whitespace-nowrap">全{card.lessons}回</span>}
          </p>
          {card.bookmark && <div className="relative z-1 -my-1.5">{card.bookmark}</div>}
        </div>
        {card.offer && (
          <p className="figures flex flex-wrap gap-x-2 text-ink">
            {card.offer.map((words) => (
              <span key={words} className="phrases">
                {words}
              </span>
            ))}
          </p>
        )}
        {/* A tag stands whole, or not at all. */}
        <p className="figures flex h-lh flex-wrap gap-x-2 overflow-hidden">
          {card.duration !== null && <span>動画{spokenDuration(card.duration)}</span>}
          {card.tags?.slice(0, MOST_TAGS).map((tag) => (
            <span key={tag}>{`#${tag}`}</span>
          ))}
        </p>
      </div>
    </article>
  )
}
