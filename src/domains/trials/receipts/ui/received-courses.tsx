import { CourseCard } from '#ui/course-card.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import type { ReceivedSet } from '../read-trial-sets.server.ts'

/** What was received, for good as it is: each with the way to it, and until when. */
export function ReceivedCourses({ set }: { set: ReceivedSet }) {
  const { courses, received, until, isOver } = set
  return (
    <section aria-labelledby="received" className="min-w-0">
      <SectionHeading id="received">受け取った講座</SectionHeading>
      <dl className="mb-6 flex flex-wrap gap-x-10 gap-y-3">
        <Fact name="受け取った日" value={received} />
        <Fact
          name="視聴できる期間"
          value={until ? `${until} 23:59まで${isOver ? '（終了しました）' : ''}` : '期限なし'}
        />
      </dl>
      <p className="phrases mb-6 max-w-reading text-graphite">
        {isOver
          ? '視聴できる期間は終わりました。学習の記録とノートは残っています。'
          : '体験やプランが終わったあとも、期限までご覧いただけます。受け取った講座は変更できません。'}
      </p>
      <ul className="grid grid-cols-1 gap-6 md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {courses.map((course) => (
          <li key={course.id} className="min-w-0">
            <CourseCard {...course} tags={[]} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt className="text-sm text-graphite">{name}</dt>
    <dd className="figures font-bold">{value}</dd>
  </div>
)
