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
        beside={(page, show) => (
          <ol className="slide-thumbs">
            {Array.from({ length: pages }, (_, at) => (
              <li key={at}>
                <button type="button" aria-current={page === at + 1} onClick={() => show(at + 1)}>
                  <img src={`${fileLink(key)}/${at + 1}.jpg`} alt="" width={88} height={50} loading="lazy" />
                  {at + 1}ページ
                </button>
              </li>
            ))}
          </ol>
        )}
      />
    </section>
  )
}
