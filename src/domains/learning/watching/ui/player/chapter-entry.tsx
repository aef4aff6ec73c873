import { useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { clock } from '../../../ui/clock-time.ts'
import type { ChapterActs } from './chapters-panel.tsx'
import type { Chapter, DailyLesson } from './player-data.ts'

type Props = { chapter: Chapter; lesson: DailyLesson; current: boolean; signedIn: boolean; acts: ChapterActs }

/** A chapter: its tick, which flips only when the server has said yes, and the way to it. */
export function ChapterEntry({ chapter, lesson, current, signedIn, acts }: Props) {
  const [busy, setBusy] = useState(false)
  const tick = async () => {
    setBusy(true)
    await acts.tick(chapter, lesson)
    setBusy(false)
  }
  return (
    <li className={signedIn ? 'player-chapter' : 'player-chapter player-step'} data-current={current || undefined}>
      {signedIn && (
        <label className="player-chapter-tick">
          <input
            type="checkbox"
            className="tick"
            checked={chapter.isCompleted}
            disabled={busy}
            aria-label={`「${chapter.title}」を受講済みにする`}
            onChange={() => void tick()}
          />
        </label>
      )}
      <button
        type="button"
        className="player-chapter-way"
        aria-current={current || undefined}
        onClick={() => acts.choose(chapter)}
      >
        {current && <Icon name="play" className="mt-0.5 size-4 text-vermilion" label="再生中" />}
        <span className="min-w-0 flex-1">
          {chapter.title}
          {signedIn && !chapter.isCompleted && chapter.watchedRatio >= 100 && (
            <span className="block text-xs font-normal text-graphite">{lesson.seenOnly}</span>
          )}
        </span>
        {chapter.media === null && <Icon name="lock" className="mt-0.5 size-4" label="ロック中" />}
        <span className="figures text-graphite">{clock(chapter.duration)}</span>
      </button>
      {signedIn && (
        <ProgressBar
          label={chapter.isCompleted ? `「${chapter.title}」は受講済み` : `「${chapter.title}」を見た割合`}
          percent={chapter.isCompleted ? 100 : chapter.watchedRatio}
        />
      )}
    </li>
  )
}
