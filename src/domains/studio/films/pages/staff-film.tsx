import { z } from 'zod'
import { href } from 'react-router'
import { flash } from '#platform/flash.ts'
import { wholeTrouble } from '#platform/form-fields.ts'
import { idField, readBody } from '#platform/forms.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Section } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { retryFilm } from '../actions/retry-film.ts'
import { placeOf } from '../place-of.ts'
import { findEncoders, findStoredBytes } from '../queries.ts'
import { deskOf } from '../read-desk.server.ts'
import { spokenBytes } from '../terms.ts'
import { FilmOnItsWay } from '../ui/film-on-its-way.tsx'
import { FilmScreen } from '../ui/film-screen.tsx'
import { FilmUpload } from '../ui/film-upload.tsx'
import { useDesk } from '../ui/use-desk.ts'
import type { Route } from './+types/staff-film'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = staffActor(context)
  const { place, at } = await placeOf(db, params.place)
  const [encoders, stored] = await Promise.all([findEncoders(db), findStoredBytes(db, at.courseId)])
  const { courseId, courseTitle, lessonTitle, title } = at
  return { ...{ courseId, courseTitle, lessonTitle, title }, encoders, stored, desk: deskOf(place, at) }
}

const Form = z.object({ act: z.literal('retry'), film: idField })

export async function action({ context, params }: Route.ActionArgs) {
  const actor = staffActor(context)
  await placeOf(actor.db, params.place)
  return pageForm(actor, async () => {
    const { film } = readBody(actor.body, Form)
    await retryFilm(actor, film)
    return flash(actor, href('/staff/films/:place', params), 'もう一度変換します。')
  })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, `動画: ${loaderData?.title ?? ''}`)

/** A chapter's film: brought, made ready, looked at. */
export default function StaffFilm({ loaderData, actionData }: Route.ComponentProps) {
  const { courseId, courseTitle, lessonTitle, title, stored } = loaderData
  const { desk, encoders } = useDesk(loaderData)
  const course = href('/staff/courses/:id', { id: String(courseId) })
  return (
    <StaffPage
      title={`動画: ${title}`}
      lead={`${lessonTitle === null ? '' : `${lessonTitle}・`}この講座の動画の保存量 ${spokenBytes(stored)}`}
      trail={
        <Breadcrumb
          trail={[{ label: '講座', to: href('/staff/courses') }, { label: courseTitle, to: course }, { label: title }]}
        />
      }
      trouble={wholeTrouble(actionData?.trouble ?? null)}
    >
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(18rem,2fr)]">
        <FilmScreen desk={desk} title={title} />
        <div className="grid gap-8">
          <Section title={desk.shown || desk.isElsewhere || desk.next ? '動画を差し替える' : '動画をアップロードする'}>
            {desk.next && <FilmOnItsWay film={desk.next} encoders={encoders} isReplacing={desk.media !== null} />}
            <FilmUpload word={desk.word} />
          </Section>
        </div>
      </div>
    </StaffPage>
  )
}
