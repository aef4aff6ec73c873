import { href } from 'react-router'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Badge } from '#ui/badge.tsx'
import { ExpandableText } from '#ui/expandable-text.tsx'
import { Icon } from '#ui/icon.tsx'
import { LevelChip } from '#ui/level-chip.tsx'
import { fileLink } from '#platform/file-link.ts'
import { TitleBlock } from '#ui/title-block.tsx'
import type { CoursePageData } from '../../pages/read-course.server.ts'
import { Stars } from '../../../reviews/ui/stars.tsx'
import { CourseBookmark } from '../../../bookmarks/ui/bookmark-button.tsx'

const TABS: Record<string, string> = {
  character: 'キャラクター',
  background: '背景イラスト',
  manga: 'マンガ',
  other: 'その他の講座',
}

type Props = { page: CoursePageData; cover?: string | null }

/** The head of a course: what it is called, what it shows, and what one will be able to draw. */
export function CourseHero({ page: { course, line, audience }, cover }: Props) {
  return (
    <header className="grid min-w-0 gap-5 lg:col-span-2">
      <Breadcrumb
        trail={[
          { label: '講座を探す', to: href('/courses') },
          { label: TABS[course.tab] ?? course.category, to: `${href('/courses')}?tab=${course.tab}` },
          { label: course.title },
        ]}
      />
      <TitleBlock picture={cover ?? fileLink(course.coverKey)} alt={course.coverAlt}>
        <p className="flex flex-wrap items-center gap-2">
          <LevelChip level={course.level} />
          <Badge>{course.category}</Badge>
          {course.isNew && <Badge tone="mark">新着</Badge>}
          {course.stars && <Stars rating={course.stars.average} count={course.stars.count} />}
        </p>
        <div className="flex items-start justify-between gap-3">
          <h1 className="text-2xl md:text-3xl">{course.title}</h1>
          <CourseBookmark
            courseId={course.id}
            title={course.title}
            favorite={line?.favorite ?? false}
            signedIn={audience.signedIn}
          />
        </div>
        {course.description && <ExpandableText text={course.description} />}
        {course.outcome.length > 0 && (
          <section aria-labelledby="outcome">
            <h2 id="outcome" className="mb-2 text-base">
              描けるようになること
            </h2>
            <ul className="grid gap-1.5">
              {course.outcome.map((one) => (
                <li key={one} className="flex gap-2">
                  <Icon name="check" className="mt-1 size-5 flex-none text-vermilion" />
                  <span>{one}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {course.tags.length > 0 && (
          <p className="text-sm text-graphite">{course.tags.map((tag) => `#${tag}`).join('  ')}</p>
        )}
      </TitleBlock>
    </header>
  )
}
