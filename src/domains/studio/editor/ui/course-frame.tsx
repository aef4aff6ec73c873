import type { ReactNode } from 'react'
import { href } from 'react-router'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { NavLink } from '#ui/link.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { StateBadge } from '../../courses/ui/state-badge.tsx'
import type { CourseState } from '../../terms.ts'
import './studio.css'

type Props = {
  course: { id: number; title: string; breaks?: readonly number[]; state: CourseState }
  /** the page below a part of the course, such as one lesson */
  below?: string
  lead?: ReactNode
  trouble?: string | null
  children: ReactNode
}

/** The frame of everything about one course: what it is called, how it stands, and its parts. */
export function CourseFrame({ course, below, lead, trouble, children }: Props) {
  const id = String(course.id)
  const at = href('/staff/courses/:id', { id })
  const trail = [{ label: '講座', to: href('/staff/courses') }, below ? { label: course.title, to: at } : null]
  return (
    <StaffPage
      title={below ?? course.title}
      breaks={below ? undefined : course.breaks}
      lead={lead}
      trouble={trouble}
      trail={<Breadcrumb trail={[...trail.filter((one) => one !== null), { label: below ?? course.title }]} />}
      aside={
        <>
          <StateBadge state={course.state} />
          <LinkButton
            to={course.state === 'open' ? href('/courses/:id', { id }) : href('/courses/:id/preview', { id })}
            look="outline"
            size="small"
            icon="eye"
          >
            {course.state === 'open' ? 'ページを見る' : 'プレビュー'}
          </LinkButton>
        </>
      }
    >
      <nav aria-label="講座の編集" className="tab-list">
        {[
          { label: '基本情報', to: at, end: true },
          { label: '構成', to: href('/staff/courses/:id/outline', { id }) },
          { label: '公開', to: href('/staff/courses/:id/publishing', { id }) },
          { label: '数字', to: href('/staff/courses/:id/figures', { id }) },
          { label: '変更の記録', to: href('/staff/courses/:id/history', { id }) },
        ].map(({ label, ...link }) => (
          <NavLink key={label} {...link} className="tab studio-part">
            {label}
          </NavLink>
        ))}
      </nav>
      {children}
    </StaffPage>
  )
}
