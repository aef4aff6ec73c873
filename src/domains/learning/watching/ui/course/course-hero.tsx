import { href } from 'react-router'
import { Avatar } from '#ui/avatar.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Badge } from '#ui/badge.tsx'
import { ExpandableText } from '#ui/expandable-text.tsx'
import { LevelChip } from '#ui/level-chip.tsx'
import { TitleInTwo } from '#ui/phrases.tsx'
import { fileLink } from '#platform/file-link.ts'
import type { CoursePageData } from '../../pages/read-course.server.ts'
import { Stars } from '../../../reviews/ui/stars.tsx'
import { CourseBookmark } from '../../../bookmarks/ui/bookmark-button.tsx'

/** The head of a course: what it is called, what it shows, and what one will be able to draw. */
export function CourseHero({ page: { course, line, audience, proof, voices } }: { page: CoursePageData }) {
  return (
    <header className="course-hero">
      <div className="course-hero-text">
        <Breadcrumb
          trail={[
            { label: '講座を探す', to: href('/courses') },
            { label: course.tabName, to: `${href('/courses')}?tab=${course.tab}` },
            { label: course.title },
          ]}
        />
        <div className="course-hero-words">
          <p className="flex flex-wrap items-center gap-2">
            <LevelChip level={course.level} />
            <Badge>{course.category}</Badge>
            {course.isNew && <Badge tone="mark">新着</Badge>}
            {course.stars && (
              <a href={voices.voices[0] && '#voices'} className="course-stars">
                <Stars rating={course.stars.average} count={course.stars.count} />
              </a>
            )}
            {proof.learners && <span className="figures text-sm">{proof.learners}</span>}
            {proof.works && (
              <a href="#made" className="figures text-sm underline">
                {proof.works}
              </a>
            )}
          </p>
          <div className="flex items-start justify-between gap-3">
            <h1 className="text-2xl md:text-3xl">
              <TitleInTwo text={course.title} breaks={course.breaks} large />
            </h1>
            <CourseBookmark
              courseId={course.id}
              title={course.title}
              favorite={line?.favorite ?? false}
              signedIn={audience.signedIn}
            />
          </div>
          {course.description && <ExpandableText text={course.description} />}
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
            {course.teachers.map(({ id, name, iconKey }) => (
              <span key={id} className="flex items-center gap-2 font-bold">
                <Avatar name={name} src={fileLink(iconKey)} size="small" />
                {name}
              </span>
            ))}
            {course.tags.length > 0 && (
              <span className="text-graphite">{course.tags.map((tag) => `#${tag}`).join('  ')}</span>
            )}
          </div>
        </div>
      </div>
    </header>
  )
}
