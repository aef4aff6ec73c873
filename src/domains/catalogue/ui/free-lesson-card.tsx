import { LevelChip } from '#ui/level-chip.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { spokenDuration } from '#ui/spoken-duration.ts'
import { type FreeLesson, freeLessonPath } from '../free-lessons/terms.ts'

export function FreeLessonCard({ lesson, eager }: { lesson: FreeLesson; eager?: boolean }) {
  return (
    <article className="group relative grid content-start gap-2">
      <div className="overflow-hidden rounded-sheet border border-line bg-line">
        <Picture
          src={lesson.thumbnailUrl}
          alt=""
          width={480}
          height={270}
          eager={eager}
          className="block aspect-cover h-auto w-full"
        />
      </div>
      <h3 className="line-clamp-2 text-base group-hover:underline">
        <Link to={freeLessonPath(lesson.id)} className="covers-card">
          {lesson.title}
        </Link>
      </h3>
      <p className="truncate text-sm text-graphite">{lesson.courseTitle}</p>
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-graphite">
        {lesson.teacher && <span className="truncate">{lesson.teacher}</span>}
        <span className="figures">{spokenDuration(lesson.duration)}</span>
        <LevelChip level={lesson.level} />
      </p>
    </article>
  )
}
