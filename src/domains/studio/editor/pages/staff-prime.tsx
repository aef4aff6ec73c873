import { idOf } from '#platform/ids.ts'
import { pageTitle } from '#platform/page-title.ts'
import { notFound, orNotFound } from '#platform/refusal.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { Sheet } from '#ui/sheet.tsx'
import { Section } from '#ui/staff/section.tsx'
import { StudioField } from '../../fields/ui/studio-field.tsx'
import { listSteps } from '../../outline/find-parts.ts'
import { findPart } from '../../outline/stored.ts'
import { readFrame } from '../read-course.server.ts'
import { findSlides } from '../../slides/queries.ts'
import { FilmLink } from '../../films/ui/film-link.tsx'
import { CourseFrame } from '../ui/course-frame.tsx'
import { PartList } from '../ui/part-list.tsx'
import type { Route } from './+types/staff-prime'

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = staffActor(context)
  const [id, partId] = [idOf(params.id), idOf(params.partId)]
  const prime = orNotFound(await findPart(actor.db, 'prime', partId))
  if (prime.courseId !== id) return notFound()
  const [course, steps, slides] = await Promise.all([
    readFrame(actor, id),
    listSteps(actor.db, partId),
    findSlides(actor.db, { kind: 'prime', id: partId }),
  ])
  return { course, partId, texts: prime.texts, steps, slides: slides?.pages ?? 0 }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData?.texts.title ?? 'プライムレッスン')

export default function StaffPrime({ loaderData }: Route.ComponentProps) {
  const { course, partId, texts, steps, slides } = loaderData
  return (
    <CourseFrame course={course} below={texts.title!} lead="入力した内容は、自動で保存されます。">
      <div key={partId} className="grid items-start gap-6 xl:grid-cols-2">
        <Section title="プライムレッスン">
          <Sheet className="grid gap-4">
            {['title', 'description'].map((field) => (
              <StudioField
                key={field}
                of={{ courseId: course.id, part: 'prime', partId, field }}
                text={texts[field]!}
              />
            ))}
            <FilmLink word={`prime-${partId}`} slides={slides} />
          </Sheet>
        </Section>
        <PartList
          title="動画のステップ"
          none="ステップはまだありません。"
          addWords="ステップを追加"
          courseId={course.id}
          parentId={partId}
          piece="step"
          fields={['title', 'description', 'start']}
          rows={steps}
        />
      </div>
    </CourseFrame>
  )
}
