import { href } from 'react-router'
import { Avatar } from '#ui/avatar.tsx'
import { type Level, LevelChip } from '#ui/level-chip.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import type { TrialCourse } from '../read-trial-sets.server.ts'

type Props = { course: TrialCourse; picked: boolean; full: boolean; onPick: (picked: boolean) => void }

/** One course of the offer: its card is the box to tick; once enough are picked, the others rest. */
export function CourseChoice({ course, picked, full, onPick }: Props) {
  const { id, title, thumbnail, level, levelJa, teacher, teacherThumbnail, description } = course
  const closed = full && !picked
  return (
    <li
      className={`grid content-start gap-3 rounded-sheet border bg-sheet p-3 ${picked ? 'border-vermilion' : 'border-line'}`}
    >
      <label className={`grid content-start gap-3 ${closed ? '' : 'cursor-pointer'}`}>
        <span className="relative block">
          <Picture
            src={thumbnail}
            alt=""
            width={480}
            height={270}
            className={`block aspect-cover h-auto w-full rounded-field border border-line ${closed ? 'opacity-50' : ''}`}
          />
          <span className="absolute top-2 left-2 grid size-11 place-items-center rounded-field bg-sheet">
            <input
              type="checkbox"
              name="trial_set_course[]"
              value={id}
              className="tick"
              checked={picked}
              disabled={closed}
              onChange={(event) => onPick(event.currentTarget.checked)}
            />
          </span>
        </span>
        <span className={`font-bold ${closed ? 'text-graphite' : ''}`}>{title}</span>
      </label>
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm text-graphite">
        {teacher && (
          <span className="flex min-w-0 items-center gap-2">
            <Avatar name={teacher} src={teacherThumbnail} size="small" />
            <span className="truncate">{teacher}</span>
          </span>
        )}
        <LevelChip level={level as Level} label={levelJa} />
      </p>
      {description && (
        <p className="line-clamp-3 text-sm text-graphite">
          {course.curriculumTitle && `カリキュラム「${course.curriculumTitle}」で使います。`}
          {description}
        </p>
      )}
      <p className="grid text-sm">
        <Link to={href('/courses/:id', { id: String(id) })} className={way} aria-label={`「${title}」の内容を見る`}>
          講座の内容を見る
        </Link>
        {course.curriculumId !== null && (
          <Link
            to={href('/subscriptions/curriculums/:id', { id: String(course.curriculumId) })}
            className={way}
            aria-label={`カリキュラム「${course.curriculumTitle}」を見る（${title}）`}
          >
            <span className="truncate">{course.curriculumTitle}</span>
          </Link>
        )}
      </p>
    </li>
  )
}

const way = 'inline-flex min-h-11 min-w-0 items-center text-indigo underline underline-offset-4'
