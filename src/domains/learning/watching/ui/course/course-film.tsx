import { useState } from 'react'
import { callPath } from '#platform/browser-call.ts'
import { fileLink } from '#platform/file-link.ts'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import type { CoursePageData } from '../../pages/read-course.server.ts'

type Props = { page: CoursePageData; cover?: string | null }

/** The cover; where a film of the course is open to all, its drawing stands there and it plays in its place. */
export function CourseFilm({ page, cover }: Props) {
  const { coverKey, coverAlt, trailer } = page.course
  const [playing, setPlaying] = useState(false)
  if (playing && trailer) {
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
      {trailer && (
        <button type="button" className="course-film-play needs-script" onClick={() => setPlaying(true)}>
          <Icon name="play" />
          DAY {trailer.day}を{!page.mayWatch && '無料で'}見る
        </button>
      )}
    </div>
  )
}
