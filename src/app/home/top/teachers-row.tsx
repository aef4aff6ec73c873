import { href } from 'react-router'
import { fileLink } from '#platform/file-link.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Carousel } from '#ui/carousel.tsx'
import { Link } from '#ui/link.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import type { VisitorTopData } from './visitor-top.tsx'

export function TeachersRow({ teachers }: { teachers: VisitorTopData['teachers'] }) {
  if (teachers.length === 0) return null
  return (
    <Carousel
      label="先生"
      show={{ small: 2.5, medium: 5, tablet: 8 }}
      heading={<SectionHeading flush>先生</SectionHeading>}
    >
      {teachers.map((teacher) => (
        <Link
          key={teacher.id}
          to={href('/teachers/:id', { id: String(teacher.id) })}
          className="grid justify-items-center gap-1.5 py-1 text-center text-sm hover:underline"
        >
          <Avatar name={teacher.name} src={fileLink(teacher.iconKey)} size="large" />
          <span className="font-bold">{teacher.name}</span>
          {teacher.words.map((words) => (
            <span key={words} className="phrases text-xs text-graphite">
              {words}
            </span>
          ))}
        </Link>
      ))}
    </Carousel>
  )
}
