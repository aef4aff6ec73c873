import { href } from 'react-router'
import { asker } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { pagePreview } from '#platform/page-title.ts'
import { orNotFound } from '#platform/refusal.ts'
import { findTeacher, openCoursesOfTeacher } from '#domains/catalogue/index.ts'
import { CourseGrid } from '#domains/catalogue/ui/course-grid.tsx'
import { TeacherCarousel } from '#domains/catalogue/ui/teacher-carousel.tsx'
import { TeacherProfile } from '#domains/catalogue/ui/teacher-profile.tsx'
import { CourseBookmark } from '#domains/learning/bookmarks/ui/bookmark-button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Column } from '#ui/column.tsx'
import { withCards } from './own-cards.ts'
import type { Route } from './+types/teacher'

export async function loader({ context, params }: Route.LoaderArgs) {
  const ask = asker(context)
  const { now, house } = ask
  const id = idOf(params.id)
  const teacher = await house.pages.remember(`teacher:${id}`, ['catalogue'], () => findTeacher(house.db, id))
  const { cards, others } = await withCards(ask, (catalogue) => ({
    courses: openCoursesOfTeacher(catalogue, now, id),
    others: catalogue.teachers.filter((face) => face.id !== id),
  }))
  return {
    teacher: orNotFound(teacher),
    signedIn: ask.member !== null,
    courses: cards,
    others,
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pagePreview(matches, { title: loaderData.teacher.name, description: loaderData.teacher.profile }) : []

export default function TeacherPage({ loaderData: { teacher, signedIn, courses, others } }: Route.ComponentProps) {
  return (
    <Column>
      <TeacherProfile teacher={teacher} />
      <section className="mt-14">
        <SectionHeading>{`${teacher.name}先生の講座`}</SectionHeading>
        {courses.length > 0 ? (
          <CourseGrid
            courses={courses}
            bookmarkOf={({ id, title, favorite = false }) => (
              <CourseBookmark courseId={id} title={title} favorite={favorite} signedIn={signedIn} onCard />
            )}
          />
        ) : (
          <EmptyState
            title="公開中の講座はありません"
            action={<LinkButton to={href('/courses')}>講座を探す</LinkButton>}
          />
        )}
      </section>
      <div className="mt-16">
        <TeacherCarousel title="ほかの先生" teachers={others} />
      </div>
    </Column>
  )
}
