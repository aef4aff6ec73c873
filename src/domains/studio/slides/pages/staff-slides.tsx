import { href } from 'react-router'
import { wholeTrouble } from '#platform/form-fields.ts'
import { readBody } from '#platform/forms.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { orNotFound } from '#platform/refusal.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Link } from '#ui/link.tsx'
import { Nothing, Section } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { StudioFilePicker } from '../../ui/studio-file-picker.tsx'
import { actOnSlides } from '../actions/act-on-slides.ts'
import { SlidesForm } from '../forms.ts'
import { findSlides } from '../queries.ts'
import { versionOf } from '../set-key.ts'
import { mostPagesOf, PDF_BYTES_MOST, slidePlaceIn, slideWordOf, spokenTrouble } from '../terms.ts'
import { PdfOnItsWay } from '../ui/pdf-on-its-way.tsx'
import { SlideSorter } from '../ui/slide-sorter.tsx'
import type { Route } from './+types/staff-slides'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = staffActor(context)
  const place = orNotFound(slidePlaceIn(params.place))
  const { key, next, samples, ...at } = orNotFound(await findSlides(db, place))
  return {
    ...{ ...at, word: slideWordOf(place), isSamples: place.kind === 'samples', most: mostPagesOf(place) },
    ...{ version: versionOf(key), sampled: samples.pages },
    next: next && { fileName: next.fileName, state: next.state, trouble: spokenTrouble(next.trouble) },
  }
}

export async function action({ context, params }: Route.ActionArgs) {
  const actor = staffActor(context)
  const place = orNotFound(slidePlaceIn(params.place))
  return pageForm(actor, async () => actOnSlides(actor, place, readBody(actor.body, SlidesForm)))
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, `スライド: ${loaderData?.title ?? ''}`)

/** The slides of a chapter or prime lesson, or those that everybody may see of a course. */
export default function StaffSlides({ loaderData, actionData }: Route.ComponentProps) {
  const { courseId, courseTitle, lessonTitle, title, pages, next, word, isSamples, most, version, sampled } = loaderData
  const samples = href('/staff/slides/:place', { place: `samples-${courseId}` })
  return (
    <StaffPage
      title={isSamples ? title : `スライド: ${title}`}
      lead={
        isSamples
          ? '講座ページと「内容を見る」で、会員登録をしていない人にも見えるスライドです。'
          : `${lessonTitle === null ? '' : `${lessonTitle}・`}受講画面の「スライド」に表示します。`
      }
      trail={
        <Breadcrumb
          trail={[
            { label: '講座', to: href('/staff/courses') },
            { label: courseTitle, to: href('/staff/courses/:id', { id: String(courseId) }) },
            { label: title },
          ]}
        />
      }
      trouble={wholeTrouble(actionData?.trouble ?? null)}
    >
      <div className="grid grid-cols-1 items-start gap-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 xl:order-2">
          <Section title={pages > 0 ? 'PDFで差し替える' : 'PDFをアップロードする'}>
            {next && <PdfOnItsWay {...next} />}
            <StudioFilePicker
              place={word}
              what="スライド"
              name="slides"
              exts={['pdf']}
              maxBytes={PDF_BYTES_MOST}
              label="PDFファイル"
              hint={`${most}ページ・200MBまで。1ページが1枚のスライドになります。`}
            />
          </Section>
        </div>
        <Section
          title={pages > 0 ? `${pages}枚のスライド` : 'スライド'}
          aside={
            isSamples ? null : (
              <Link to={samples} className="staff-table-link">
                サンプルスライド（{sampled}枚）
              </Link>
            )
          }
        >
          {pages === 0 ? (
            <Nothing>まだスライドがありません。</Nothing>
          ) : (
            <SlideSorter key={version} {...{ word, version, pages }} canSample={!isSamples} />
          )}
        </Section>
      </div>
    </StaffPage>
  )
}
