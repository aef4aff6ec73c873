import { asker } from '#platform/ask.ts'
import { fileLink } from '#platform/file-link.ts'
import { idOf } from '#platform/ids.ts'
import { pagePreview, schoolOf } from '#platform/page-title.ts'
import { courseData } from '../ui/course/course-data.ts'
import { CourseAction } from '../ui/course/course-action.tsx'
import { CourseCurriculums } from '../ui/course/course-curriculums.tsx'
import { CourseHero } from '../ui/course/course-hero.tsx'
import { CourseLessons } from '../ui/course/course-lessons.tsx'
import { CourseMaterials } from '../ui/course/course-materials.tsx'
import { CourseSamples } from '../ui/course/course-samples.tsx'
import { CourseTeachers } from '../ui/course/course-teachers.tsx'
import { CourseVoices } from '../ui/course/course-voices.tsx'
import { useCompletion } from '../../progress/ui/use-completion.tsx'
import { readCourse, recordVisit } from './read-course.server.ts'
import type { Route } from './+types/course'

export async function loader({ context, params }: Route.LoaderArgs) {
  const ask = asker(context)
  const id = idOf(params.id)
  const page = await readCourse(ask, id)
  await recordVisit(ask, id)
  return page
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? [
        ...pagePreview(matches, { ...loaderData.course, picture: fileLink(loaderData.course.coverKey) }),
        { 'script:ld+json': courseData(loaderData, schoolOf(matches)) },
      ]
    : []

export default function CoursePage({ loaderData: page }: Route.ComponentProps) {
  const completion = useCompletion(page.audience, page.mayWatch, page.included ? null : page.course.id)
  return (
    <article className="mx-auto max-w-page px-4 md:px-6 pt-6 pb-32 lg:pb-16">
      <div className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <CourseHero page={page} />
        <CourseAction page={page} askPlan={completion.askPlan} />
        <div className="grid min-w-0 content-start gap-14">
          <CourseSamples course={page.course} />
          <CourseLessons page={page} completion={completion} />
          <CourseMaterials course={page.course} />
          <CourseCurriculums curriculums={page.curriculums} />
          <CourseTeachers teachers={page.course.teachers} />
          <CourseVoices key={page.course.id} courseId={page.course.id} first={page.voices} />
        </div>
      </div>
      {completion.layer}
    </article>
  )
}
