import { idOf } from '#platform/ids.ts'
import { pageTitle } from '#platform/page-title.ts'
import { notFound, orNotFound } from '#platform/refusal.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { Badge } from '#ui/badge.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Section } from '#ui/staff/section.tsx'
import { StudioField } from '../../fields/ui/studio-field.tsx'
import { findLessonParts } from '../../outline/find-parts.ts'
import { findPart } from '../../outline/stored.ts'
import { listFreeCategories, readFrame } from '../read-course.server.ts'
import { FilmLink } from '../../films/ui/film-link.tsx'
import { CourseFrame } from '../ui/course-frame.tsx'
import { clock } from '../ui/outline/clock.ts'
import { PartList } from '../ui/part-list.tsx'
import type { Route } from './+types/staff-lesson'

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = staffActor(context)
  const [id, partId] = [idOf(params.id), idOf(params.partId)]
  const lesson = orNotFound(await findPart(actor.db, 'lesson', partId))
  if (lesson.courseId !== id) return notFound()
  const [course, parts, categories] = await Promise.all([
    readFrame(actor, id),
    findLessonParts(actor.db, partId),
    listFreeCategories(actor.db),
  ])
  return { course, partId, texts: lesson.texts, ...parts, categories }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData?.texts.title ?? 'レッスン')

const words = ['title', 'description', 'shown', 'free', 'free_category']
const practice = ['training', 'target_detail', 'target_description']

export default function StaffLesson({ loaderData }: Route.ComponentProps) {
  const { course, partId, texts, chapters, points, categories } = loaderData
  const field = (name: string) => (
    <StudioField
      key={name}
      of={{ courseId: course.id, part: 'lesson', partId, field: name }}
      text={texts[name]!}
      options={categories}
    />
  )
  const list = { courseId: course.id, parentId: partId }
  return (
    <CourseFrame course={course} below={texts.title!} lead="入力した内容は、自動で保存されます。">
      <div key={partId} className="grid items-start gap-6 xl:grid-cols-2">
        <div className="grid min-w-0 gap-6">
          <Section title="レッスン">
            <Sheet className="grid gap-4">{words.map(field)}</Sheet>
          </Section>
          <Section title="練習">
            <Sheet className="grid gap-4">{practice.map(field)}</Sheet>
          </Section>
        </div>
        <div className="grid min-w-0 gap-6">
          <PartList
            {...list}
            title="チャプター"
            none="チャプターはまだありません。"
            addWords="チャプターを追加"
            piece="chapter"
            fields={['title']}
            rows={chapters}
            beside={(id) => {
              const { seconds = null, slides = 0 } = chapters.find((one) => one.id === id) ?? {}
              return (
                <span className="flex flex-wrap items-center gap-x-3">
                  {seconds === null ? (
                    <Badge tone="mark">動画なし</Badge>
                  ) : (
                    <span className="figures text-sm text-graphite">{clock(seconds)}</span>
                  )}
                  <FilmLink word={`chapter-${id}`} slides={slides} />
                </span>
              )
            }}
          />
          <PartList
            {...list}
            title="チェックポイント"
            none="チェックポイントはまだありません。"
            addWords="チェックポイントを追加"
            piece="point"
            fields={['description']}
            rows={points}
          />
        </div>
      </div>
    </CourseFrame>
  )
}
