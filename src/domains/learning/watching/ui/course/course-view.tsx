import { CourseWorks } from '#domains/community/reports/ui/course-works.tsx'
import { useCompletion } from '../../../progress/ui/use-completion.tsx'
import type { CoursePageData } from '../../pages/read-course.server.ts'
import { CourseAction } from './course-action.tsx'
import { CourseCurriculums } from './course-curriculums.tsx'
import { CourseHero } from './course-hero.tsx'
import { CourseLessons } from './course-lessons.tsx'
import { CourseMaterials } from './course-materials.tsx'
import { CourseNext } from './course-next.tsx'
import { CourseOutcome } from './course-outcome.tsx'
import { CourseSamples } from './course-samples.tsx'
import { CourseTeachers } from './course-teachers.tsx'
import { CourseVoices } from './course-voices.tsx'
import './course.css'

type Props = {
  page: CoursePageData
  /** shown in place of its own cover, where that is not public yet */
  cover?: string | null
}

/** The page of a course, as everybody sees it. */
export function CourseView({ page, cover }: Props) {
  const completion = useCompletion(page.audience, page.mayWatch, page.included ? null : page.course.id)
  return (
    <article className="course" data-tab={page.course.tab}>
      <CourseHero page={page} />
      <CourseAction page={page} cover={cover} askPlan={completion.askPlan} />
      <div className="course-body">
        <CourseOutcome course={page.course} />
        <CourseWorks works={page.works} theme={page.course.tab} />
        <CourseLessons page={page} completion={completion} />
        <CourseTeachers teachers={page.course.teachers} />
        <CourseSamples course={page.course} />
        <CourseVoices key={page.course.id} courseId={page.course.id} first={page.voices} />
        <CourseMaterials course={page.course} />
        <CourseCurriculums curriculums={page.curriculums} />
      </div>
      <CourseNext page={page} askPlan={completion.askPlan} />
      {completion.layer}
    </article>
  )
}
