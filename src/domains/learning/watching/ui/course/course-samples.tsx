import { fileLink } from '#platform/file-link.ts'
import { SectionHeading } from '#ui/section-heading.tsx'
import { SlideViewer } from '#ui/slide-viewer.tsx'
import type { CoursePageData } from '../../pages/read-course.server.ts'

/** The slides that a course shows of itself; those of its lessons are seen in the player alone. */
export function CourseSamples({ course }: Pick<CoursePageData, 'course'>) {
  if (!course.sampleSlides) return null
  const { key, pages } = course.sampleSlides
  return (
    <section aria-labelledby="samples">
      <SectionHeading id="samples" lead="講座で使うスライドの見本です。会員登録をしなくてもご覧いただけます。">
        サンプルスライド
      </SectionHeading>
      <SlideViewer
        key={key}
        slide={{ url: fileLink(key), totalPages: pages }}
        title={course.title}
        byKey="here"
        counterRests
        lazy
      />
    </section>
  )
}
