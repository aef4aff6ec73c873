import { useState } from 'react'
import { callPath } from '#platform/browser-call.ts'
import { fileLink } from '#platform/file-link.ts'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import type { CoursePageData } from '../../pages/read-course.server.ts'

type Props = { page: CoursePageData; cover?: string | null }

/** The cover; where a film of the course is open to all, it plays in its place, and else what each day draws, on a press. */
export function CourseFilm({ page, cover }: Props) {
  const { coverKey, coverAlt, trailer, days } = page.course
  const [turn, setTurn] = useState(0)
  if (turn > 0 && trailer) {
    const id = trailer.chapterId
    return (
      <div className="course-film">
        <video src={callPath('/daily_lesson_chapters/:id/film', { id })} controls autoPlay playsInline>
          <track
            kind="captions"
            srcLang="ja"
            label="日本語"
            src={trailer.subtitled ? callPath('/daily_lesson_chapters/:id/subtitles', { id }) : undefined}
            default
          />
        </video>
      </div>
    )
  }
  return (
    <div className="course-film page-cover">
      <Picture src={cover ?? fileLink(coverKey)} alt={coverAlt} width={640} height={360} eager />
      {turn > 0 &&
        days.map(({ day, url }, at) => (
          <p key={`${turn}-${day}`} className="course-growth" style={{ animationDelay: `${at * 1.2}s` }}>
            <Picture src={url} alt="" width={640} height={360} eager />
            <span>DAY {day}</span>
          </p>
        ))}
      {(trailer || days.length > 1) && (
        <button type="button" className="course-film-play needs-script" onClick={() => setTurn(turn + 1)}>
          <Icon name={trailer ? 'play' : 'image'} />
          {trailer ? `DAY ${trailer.day}を${page.mayWatch ? '' : '無料で'}見る` : '1日ごとの絵を見る'}
        </button>
      )}
    </div>
  )
}
