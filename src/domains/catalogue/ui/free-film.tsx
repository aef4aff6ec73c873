import { useState } from 'react'
import { callPath } from '#platform/browser-call.ts'
import type { FreeLessonPage } from '../free-lessons/terms.ts'

/** The film of a free chapter in the browser's own player. */
export function FreeFilm({ chapter }: { chapter: FreeLessonPage['chapters'][number] }) {
  const [failed, setFailed] = useState(false)
  return (
    <div className="overflow-hidden rounded-sheet bg-mat">
      {failed ? (
        <p role="alert" className="grid aspect-cover place-items-center p-6 text-center text-paper">
          動画を読み込めませんでした。時間をおいて再読み込みしてください。
        </p>
      ) : (
        <video
          controls
          playsInline
          preload="metadata"
          poster={chapter.posterUrl ?? undefined}
          className="block aspect-cover w-full"
          src={`${callPath('/daily_lesson_chapters/:id/film', { id: chapter.id })}${chapter.part}`}
          onError={() => setFailed(true)}
        >
          <track
            kind="captions"
            srcLang="ja"
            label="日本語"
            src={chapter.subtitled ? callPath('/daily_lesson_chapters/:id/subtitles', { id: chapter.id }) : undefined}
          />
        </video>
      )}
    </div>
  )
}
