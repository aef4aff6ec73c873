import { href, redirect } from 'react-router'
import { actor } from '#platform/ask.ts'
import { fileLink } from '#platform/file-link.ts'
import { idOf } from '#platform/ids.ts'
import { pageTitle } from '#platform/page-title.ts'
import { orNotFound } from '#platform/refusal.ts'
import { withFactor } from '#platform/second-factor.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Icon } from '#ui/icon.tsx'
import '#ui/alone.css'
import { readWork } from '../../works/read-work.server.ts'
import { readDeskWay } from '../../works/read-desk-way.server.ts'
import { DeskWay } from '../../works/ui/desk-way.tsx'
import { ReportLine } from '../../works/ui/report-line.tsx'
import { SentWork } from '../../works/ui/sent-work.tsx'
import { findAssigned } from '../../assigned.ts'
import { findOpenRevision } from '../../drawings/queries.ts'
import { listPhrases } from '../../phrases/queries.ts'
import { PhrasePicker } from '../../phrases/ui/phrase-picker.tsx'
import { findDraft } from '../queries.ts'
import { readEarlier } from '../read-earlier.server.ts'
import { EarlierCritiques } from '../ui/earlier-critiques.tsx'
import { ReturnForm } from '../ui/return-form.tsx'
import type { Route } from './+types/new-correction'

export async function loader({ context, params }: Route.LoaderArgs) {
  const who = actor(context)
  const id = idOf(params.id)
  const assigned = orNotFound(await findAssigned(who.db, who.memberId, id))
  withFactor(who)
  if (assigned.correctedAt || assigned.cancelledAt)
    throw redirect(href('/user_corrected_works/:id', { id: String(id) }))
  const [work, draft, drawn, earlier, desk, phrases] = await Promise.all([
    readWork(who, id),
    findDraft(who.db, id),
    findOpenRevision(who.db, id),
    readEarlier(who, { id, ...assigned }),
    readDeskWay(who, id),
    listPhrases(who.db, assigned.teacherId),
  ])
  const cancelUrl = who.house.settings.correctionCancelUrl
  return {
    ...{ work, earlier, desk, phrases },
    student: { name: assigned.student, image: fileLink(assigned.studentAvatarKey) },
    draft: draft ?? null,
    isBegun: drawn !== undefined,
    cancelUrl: cancelUrl && withIds(cancelUrl, { work_id: id, teacher_id: assigned.teacherId }),
  }
}

/** The form outside learns which work and which teacher, nothing of the student. */
function withIds(address: string, ids: Record<string, number>): string {
  const url = new URL(address)
  for (const [name, id] of Object.entries(ids)) url.searchParams.set(name, String(id))
  return url.href
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '添削する')

export default function NewCorrection({ loaderData }: Route.ComponentProps) {
  const { work, student, draft, isBegun, cancelUrl, earlier, desk, phrases } = loaderData
  return (
    // Another work is another page: nothing that was prepared for the one before stays in its fields.
    <div key={work.id} className="alone return-desk">
      <DeskWay way={desk} edit={null}>
        <div className="flex min-w-0 items-center gap-2 max-md:order-1 max-md:basis-full">
          <Avatar name={student.name} src={student.image} size="small" />
          <div className="min-w-0 leading-snug">
            <h1 className="text-sm">{student.name}さんの作品を添削する</h1>
            <p className="figures text-xs text-graphite">
              依頼日 {work.requestedOn}・{work.aimsAt}まで
            </p>
          </div>
        </div>
      </DeskWay>
      {work.isCancelAsked && (
        <p role="status" className="return-warning">
          <Icon name="warning" className="size-5 shrink-0 text-vermilion" />
          <span className="phrases">
            <strong>依頼の取り消しを運営で確認しています。</strong>取り消しが決まると、この作品の添削は返却できません。
          </span>
        </p>
      )}
      <ReturnForm
        work={work}
        first={draft}
        isBegun={isBegun}
        next={desk.next}
        asked={
          <details className="asked">
            <summary>
              <strong className="shrink-0">依頼</strong>
              <span className="asked-words">{work.comment}</span>
              <Icon name="chevron-down" className="size-5 shrink-0 text-graphite" />
            </summary>
            <div className="asked-all">
              <SentWork work={work} withPicture={false} />
              <EarlierCritiques student={student.name} critiques={earlier} />
            </div>
          </details>
        }
      >
        <PhrasePicker phrases={phrases} student={student.name} />
      </ReturnForm>
      <div className="mx-auto grid w-full max-w-page gap-4">
        {work.openReport !== 'cancel' && <ReportLine work={work} />}
        {cancelUrl && (
          <a href={cancelUrl} target="_blank" rel="noopener" className="link justify-self-start text-sm">
            この添削をキャンセルする
          </a>
        )}
      </div>
    </div>
  )
}
