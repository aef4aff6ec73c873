import { href } from 'react-router'
import { SignUpButton } from '#domains/accounts/ui/sign-up-button.tsx'
import { asker } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { pagePreview } from '#platform/page-title.ts'
import { orNotFound } from '#platform/refusal.ts'
import { ExpandableText } from '#ui/expandable-text.tsx'
import { LevelChip } from '#ui/level-chip.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { spokenDuration } from '#ui/spoken-duration.ts'
import { findFreeLesson } from '../free-lessons/queries.ts'
import type { FreeLessonPage } from '../free-lessons/terms.ts'
import { coursePath } from '../paths.ts'
import { CataloguePage } from '../ui/catalogue-page.tsx'
import { FreeFilm } from '../ui/free-film.tsx'
import type { Route } from './+types/free-lesson'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, now, member, url, pageTags } = asker(context)
  const lesson = orNotFound(await findFreeLesson(db, now, idOf(params.id)))
  pageTags.add(`course:${lesson.course.id}`)
  const wanted = url.searchParams.get('chapter')
  const chapter = lesson.chapters.find(({ id }) => String(id) === wanted) ?? lesson.chapters[0]!
  return { lesson, chapter, signedIn: member !== null }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pagePreview(matches, loaderData.lesson) : []

export default function FreeLesson({ loaderData: { lesson, chapter, signedIn } }: Route.ComponentProps) {
  return (
    <CataloguePage title={lesson.title} trail={[{ label: '無料レッスン', to: href('/free_lessons') }]}>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid content-start gap-6">
          <FreeFilm key={chapter.id} chapter={chapter} />
          <div className="flex flex-wrap items-start justify-between gap-4">
            <ExpandableText text={lesson.description} className="max-w-reading" />
            <LinkButton to={href('/daily_lesson_chapters/:id', { id: String(chapter.id) })} look="outline" icon="pen">
              描きながら見る
            </LinkButton>
          </div>
        </div>
        <div className="grid content-start gap-8">
          <ChapterList lesson={lesson} current={chapter.id} />
          <CourseLink course={lesson.course} />
          {!signedIn && <SignUpButton wide>無料で会員登録</SignUpButton>}
        </div>
      </div>
    </CataloguePage>
  )
}

function ChapterList({ lesson, current }: { lesson: FreeLessonPage; current: number }) {
  return (
    <section>
      <h2 className="mb-2 text-lg">チャプター</h2>
      <ol className="divide-y divide-line border-y border-line">
        {lesson.chapters.map((chapter, index) => (
          <li key={chapter.id}>
            <Link
              to={`?chapter=${chapter.id}`}
              preventScrollReset
              replace
              aria-current={chapter.id === current ? 'true' : undefined}
              className="flex min-h-12 items-center gap-3 py-2 hover:underline aria-current:font-bold aria-current:text-vermilion"
            >
              <span className="figures w-6 shrink-0 text-graphite">{index + 1}</span>
              {chapter.title}
              <span className="figures ml-auto shrink-0 text-sm font-normal text-graphite">
                {spokenDuration(chapter.duration)}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}

function CourseLink({ course }: { course: FreeLessonPage['course'] }) {
  return (
    <section>
      <h2 className="mb-3 text-lg">このレッスンの講座</h2>
      <div className="group relative grid grid-cols-[8rem_minmax(0,1fr)] gap-4">
        <Picture
          src={course.thumbnailUrl}
          alt=""
          width={256}
          height={144}
          className="aspect-cover h-auto w-full rounded-field border border-line"
        />
        <div className="grid content-start gap-1">
          <Link to={coursePath(course.id)} className="covers-card font-bold group-hover:underline">
            {course.title}
          </Link>
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-graphite">
            {course.teacher}
            <LevelChip level={course.level} />
          </p>
        </div>
      </div>
    </section>
  )
}
