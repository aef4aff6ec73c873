import { href, useRevalidator } from 'react-router'
import { idOf } from '#platform/ids.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Section } from '#ui/staff/section.tsx'
import { StudioField } from '../../fields/ui/studio-field.tsx'
import { MaterialSlots } from '../../materials/ui/material-slots.tsx'
import { readCourse } from '../read-course.server.ts'
import { CoverSheet } from '../ui/cover-sheet.tsx'
import { CourseFrame } from '../ui/course-frame.tsx'
import type { Route } from './+types/staff-course'

export async function loader({ context, params }: Route.LoaderArgs) {
  return readCourse(staffActor(context), idOf(params.id))
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData?.course.title ?? '講座')

const sections = [
  { title: '紹介', fields: ['title', 'kana', 'description', 'outcome', 'audience', 'needs', 'editor_note'] },
  { title: '分類', fields: ['tab', 'category', 'level', 'groups', 'tags'] },
  { title: '先生', fields: ['teachers'] },
  { title: '見られる人と価格', fields: ['plan', 'price', 'drawing'] },
  { title: 'カードとページの表示', fields: ['display_title', 'display_play', 'display_days'] },
]

/** A course's own fields; each saves itself. */
export default function StaffCourse({ loaderData }: Route.ComponentProps) {
  const { course, texts, options, cover, shown, materials, samples } = loaderData
  const { revalidate } = useRevalidator()
  const sheet = ({ title, fields }: (typeof sections)[number]) => (
    <Section key={title} title={title}>
      <Sheet className="grid gap-4">
        {fields.map((field) => (
          <StudioField
            key={field}
            of={{ courseId: course.id, part: 'course', partId: course.id, field }}
            text={texts[field]!}
            options={options[field]}
            onSaved={field === 'title' ? () => void revalidate() : undefined}
          />
        ))}
      </Sheet>
    </Section>
  )
  return (
    <CourseFrame course={course} lead="入力した内容は、自動で保存されます。">
      <div key={course.id} className="grid items-start gap-6 xl:grid-cols-2">
        <div className="grid min-w-0 gap-6">
          {sections.slice(0, 1).map(sheet)}
          <CoverSheet courseId={course.id} {...{ cover, shown }} alt={texts.cover_alt!} />
          <Section title="サンプルスライド">
            <Sheet className="grid justify-items-start gap-3">
              <p className="phrases text-sm text-graphite">
                講座ページで、会員登録をしていない人にも見せるスライドです。
                {samples > 0 && `いま${samples}枚あります。`}
              </p>
              <LinkButton
                to={href('/staff/slides/:place', { place: `samples-${course.id}` })}
                look="outline"
                size="small"
                icon="image"
              >
                {samples > 0 ? 'サンプルスライドを編集する' : 'サンプルスライドを追加する'}
              </LinkButton>
            </Sheet>
          </Section>
        </div>
        <div className="grid min-w-0 gap-6">
          {sections.slice(1).map(sheet)}
          <Section title="資料">
            <Sheet>
              <MaterialSlots of="course" id={course.id} materials={materials} />
            </Sheet>
          </Section>
        </div>
      </div>
    </CourseFrame>
  )
}
