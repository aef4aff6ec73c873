import { href } from 'react-router'
import { fileLink } from '#platform/file-link.ts'
import { Avatar } from '#ui/avatar.tsx'
import { ExpandableText } from '#ui/expandable-text.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import type { CoursePageData } from '../../pages/read-course.server.ts'

export function CourseTeachers({ teachers }: { teachers: CoursePageData['course']['teachers'] }) {
  if (teachers.length === 0) return null
  return (
    <section aria-labelledby="teachers">
      <SectionHeading id="teachers">この講座の先生</SectionHeading>
      <ul className="grid gap-6">
        {teachers.map((teacher) => (
          <li key={teacher.id} className="flex items-start gap-5">
            <Avatar name={teacher.name} src={fileLink(teacher.iconKey)} size="large" />
            <div className="course-word min-w-0 flex-1">
              <ExpandableText text={teacher.profile} />
              <Link
                to={href('/teachers/:id', { id: String(teacher.id) })}
                className="mt-1 inline-flex min-h-11 items-center gap-1 font-bold underline-offset-4 hover:underline"
              >
                {teacher.name}
                <Icon name="chevron-right" className="size-4" />
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
