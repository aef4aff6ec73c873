import { href } from 'react-router'
import { flash } from '#platform/flash.ts'
import { fieldsOf, wholeTrouble } from '#platform/form-fields.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { type FormTrouble, pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Gallery } from '#ui/gallery.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { NOTE_MAX, outcomes } from '../../terms.ts'
import { FactList } from '../../ui/fact-list.tsx'
import { PlaceText } from '../../ui/place-text.tsx'
import { keepNote } from '../actions/keep-note.ts'
import { NoteForm } from '../forms.ts'
import { coachWhoAsks } from '../own-desk.ts'
import { type CoachSession, readSession } from '../read-sessions.server.ts'
import type { Route } from './+types/session'

export async function loader({ context, params }: Route.LoaderArgs) {
  return { session: await readSession(coachWhoAsks(context), idOf(params.id)) }
}

export async function action({ context, params }: Route.ActionArgs) {
  const who = coachWhoAsks(context)
  const id = idOf(params.id)
  await readSession(who, id)
  return pageForm(who, async () => {
    const form = readBody(who.body, NoteForm)
    await keepNote(who, id, form)
    return flash(who, href('/coaching_sessions/:id', { id: String(id) }), 'メモを保存しました。')
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'コーチングのセッション')

export default function SessionRoute({ loaderData: { session }, actionData }: Route.ComponentProps) {
  const trouble = actionData?.trouble ?? null
  const whole = wholeTrouble(trouble)
  const { at, name, itemName, minutes, place, wish, pictures, outcome, isOff } = session
  return (
    <div className="mx-auto grid max-w-reading gap-10 px-4 py-10 md:py-16">
      <header className="grid gap-3">
        <Link to={href('/coaching_sessions')} className="inline-flex min-h-11 items-center gap-1 text-sm text-indigo">
          <Icon name="arrow-left" className="size-4" />
          コーチングの予約
        </Link>
        <h1 className="figures text-2xl">{at}</h1>
      </header>
      {whole && (
        <p role="alert" className="rounded-field border border-crimson bg-sheet px-4 py-3 text-crimson">
          {whole}
        </p>
      )}
      {isOff && <p role="status">このチケットは返金されたため、セッションはありません。</p>}
      <FactList
        facts={[
          ['受講生', `${name} さん`],
          ['内容', `${itemName}（${minutes}分）`],
          ['場所', <PlaceText key="place" place={place} />],
          ['結果', outcome ? outcomes[outcome] : 'これから'],
        ]}
      />
      <section className="grid gap-4" aria-labelledby="wish">
        <SectionHeading id="wish" flush>
          相談したいこと
        </SectionHeading>
        {wish === '' && pictures.length === 0 ? (
          <p className="text-graphite">まだ書かれていません。</p>
        ) : (
          <>
            <p className="break-words whitespace-pre-line">{wish}</p>
            <Gallery items={pictures} label="見てほしい作品" />
          </>
        )}
      </section>
      <NoteEditor {...{ session, trouble }} />
    </div>
  )
}

function NoteEditor({
  session: { note, noteShared },
  trouble,
}: {
  session: CoachSession
  trouble: FormTrouble | null
}) {
  return (
    <section className="grid gap-4" aria-labelledby="note">
      <SectionHeading id="note" flush lead="共有するまで、受講生には見えません。">
        メモ
      </SectionHeading>
      <PostForm className="grid justify-items-start gap-4" noValidate>
        <div className="w-full">
          <TextArea label="メモ" hideLabel {...fieldsOf(trouble)('note', note)} max={NOTE_MAX} rows={8} />
        </div>
        <Checkbox name="shared" value="1" defaultChecked={noteShared} label="受講生に共有する" />
        <Button type="submit">保存する</Button>
      </PostForm>
    </section>
  )
}
