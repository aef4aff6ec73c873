import { href } from 'react-router'
import { fieldsOf, wholeTrouble } from '#platform/form-fields.ts'
import { readBody } from '#platform/forms.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Section } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { findCaptioned, readCues } from '../../captions/queries.ts'
import { actOnFilm } from '../actions/act-on-film.ts'
import { FilmForm } from '../forms.ts'
import { placeOf } from '../place-of.ts'
import { findEncoders, findNextChapter, findStoredBytes, listSteps } from '../queries.ts'
import { deskOf } from '../read-desk.server.ts'
import { spokenBytes } from '../terms.ts'
import { CaptionsEditor } from '../ui/captions-editor.tsx'
import { CutTools, StepTools } from '../ui/cut-tools.tsx'
import { FilmOnItsWay } from '../ui/film-on-its-way.tsx'
import { FilmScreen } from '../ui/film-screen.tsx'
import { FilmUpload } from '../ui/film-upload.tsx'
import { useDesk } from '../ui/use-desk.ts'
import { useScreen } from '../ui/use-screen.ts'
import type { Route } from './+types/staff-film'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, house } = staffActor(context)
  const { place, at } = await placeOf(db, params.place)
  const [encoders, stored, video, steps, next] = await Promise.all([
    findEncoders(db),
    findStoredBytes(db, at.courseId),
    at.video && findCaptioned(db, at.video.id),
    place.kind === 'prime' ? listSteps(db, place.id) : [],
    place.kind === 'chapter' ? findNextChapter(db, place.id) : null,
  ])
  const { courseId, courseTitle, lessonTitle, title, startPoint } = at
  return {
    ...{ kind: place.kind, courseId, courseTitle, lessonTitle, title, startPoint },
    ...{ encoders, stored, steps, next, desk: deskOf(place, at) },
    captions: video && { version: video.version, cues: await readCues(house, video) },
  }
}

export async function action({ context, params }: Route.ActionArgs) {
  const actor = staffActor(context)
  const { place, at } = await placeOf(actor.db, params.place)
  return pageForm(actor, async () => actOnFilm(actor, place, at, readBody(actor.body, FilmForm)))
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, `動画: ${loaderData?.title ?? ''}`)

/** A chapter's film: brought, made ready, looked at. */
export default function StaffFilm({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, courseId, courseTitle, lessonTitle, title, startPoint, stored, captions, steps, next } = loaderData
  const { desk, encoders } = useDesk(loaderData)
  const { screen, at, playFrom } = useScreen(desk.clip.offset)
  const id = String(courseId)
  const course = href('/staff/courses/:id', { id })
  const outline = href('/staff/courses/:id/outline', { id })
  const trouble = actionData?.trouble ?? null
  const canCut = desk.shown?.state === 'ready' && desk.media !== null
  return (
    <StaffPage
      title={`動画: ${title}`}
      lead={`${lessonTitle === null ? '' : `${lessonTitle}・`}この講座の動画の保存量 ${spokenBytes(stored)}`}
      trail={
        <Breadcrumb
          trail={[
            { label: '講座', to: href('/staff/courses') },
            { label: courseTitle, to: course },
            { label: '構成', to: outline },
            { label: title },
          ]}
        />
      }
      aside={
        next && (
          <LinkButton
            to={href('/staff/films/:place', { place: `chapter-${next.id}` })}
            look="outline"
            iconAfter="chevron-right"
            aria-label={`次のチャプター「${next.title}」の動画へ`}
          >
            次のチャプター
          </LinkButton>
        )
      }
      trouble={wholeTrouble(trouble)}
    >
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(18rem,2fr)]">
        <div className="grid grid-cols-1 gap-8 lg:sticky lg:top-4">
          <FilmScreen desk={desk} title={title} screen={screen} />
          {canCut && (
            <Section title="区切りと切り取り">
              <CutTools {...{ desk, at, startPoint }} isChapter={kind === 'chapter'} field={fieldsOf(trouble)} />
            </Section>
          )}
        </div>
        <div className="grid grid-cols-1 gap-8">
          <Section title={desk.media || desk.next ? '動画を差し替える' : '動画をアップロードする'}>
            {desk.next && (
              <FilmOnItsWay
                film={desk.next}
                encoders={encoders}
                isReplacing={desk.media !== null}
                isPlayable={desk.original !== null}
              />
            )}
            <FilmUpload word={desk.word} />
          </Section>
          {captions && (
            <Section title="字幕">
              <CaptionsEditor key={captions.version} word={desk.word} {...captions} {...{ at, playFrom }} />
            </Section>
          )}
          {kind === 'prime' && desk.media && (
            <Section title="動画のステップ">
              <StepTools {...{ steps, at, playFrom }} />
            </Section>
          )}
        </div>
      </div>
    </StaffPage>
  )
}
