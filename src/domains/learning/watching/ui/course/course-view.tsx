import { MadeWith } from '#domains/community/reports/ui/made-with.tsx'
import { useCompletion } from '../../../progress/ui/use-completion.tsx'
import type { CoursePageData } from '../../pages/read-course.server.ts'
import { CourseAction } from './course-action.tsx'
import { CourseCurriculums } from './course-curriculums.tsx'
import { CourseHero } from './course-hero.tsx'
import { CourseLessons } from './course-lessons.tsx'
import { CourseMaterials } from './course-materials.tsx'
import { CourseSamples } from './course-samples.tsx'
import { CourseTeachers } from './course-teachers.tsx'
import { CourseVoices } from './course-voices.tsx'

type Props = {
  page: CoursePageData
  /** shown in place of its own cover, where that is not public yet */
  cover?: string | null
}

/** The page of a course, as everybody sees it. */
export function CourseView({ page, cover }: Props) {
  const completion = useCompletion(page.audience, page.mayWatch, page.included ? null : page.course.id)
  return (
    <article className="mx-auto max-w-page px-4 md:px-6 pt-6 pb-32 lg:pb-16">
      <div className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <CourseHero page={page} cover={cover} />
        <CourseAction page={page} askPlan={completion.askPlan} />
        <div className="grid min-w-0 content-start gap-14">
          <CourseSamples course={page.course} />
          <CourseLessons page={page} completion={completion} />
          <CourseMaterials course={page.course} />
          <CourseCurriculums curriculums={page.curriculums} />
          <CourseTeachers teachers={page.course.teachers} />
          <MadeWith key={`made-${page.course.id}`} courseId={page.course.id} />
          <CourseVoices key={page.course.id} courseId={page.course.id} first={page.voices} />
        </div>
      </div>
      {completion.layer}
    </article>
  )
}
