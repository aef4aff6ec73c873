import { href } from 'react-router'
import { fileLink } from '#platform/file-link.ts'
import { Avatar } from '#ui/avatar.tsx'
import { ExpandableText } from '#ui/expandable-text.tsx'
import { Link } from '#ui/link.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import type { CoursePageData } from '../../pages/read-course.server.ts'

export function CourseTeachers({ teachers }: { teachers: CoursePageData['course']['teachers'] }) {
  if (teachers.length === 0) return null
  return (
    <section aria-labelledby="teachers">
      <SectionHeading id="teachers">先生</SectionHeading>
      <ul className="grid gap-6">
        {teachers.map((teacher) => (
          <li key={teacher.id} className="flex gap-4">
            <Avatar name={teacher.name} src={fileLink(teacher.iconKey)} size="large" />
            <div className="min-w-0">
              <Link
                to={href('/teachers/:id', { id: String(teacher.id) })}
                className="text-lg font-bold underline-offset-4 hover:underline"
              >
                {teacher.name}
              </Link>
              <ExpandableText text={teacher.profile} className="mt-1 text-sm" />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
