import { href } from 'react-router'
import { z } from 'zod'
import {
  announceEdition,
  EditionForm,
  isInForce,
  rememberedEditions,
  textOf,
  withdrawEdition,
} from '#domains/accounts/index.ts'
import { editionDocuments } from '#domains/accounts/editions/terms.ts'
import { flash } from '#platform/flash.ts'
import { readBody } from '#platform/forms.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { keysOf } from '#platform/paging.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { formatDayKey, formatMoment } from '#platform/tokyo.ts'
import { showDocument } from './documents.server.ts'
import { StaffEditionsScreen } from './staff-editions-screen.tsx'
import type { Route } from './+types/staff-editions'

export async function loader({ context }: Route.LoaderArgs) {
  const actor = staffActor(context)
  const wanted = actor.url.searchParams.get('document') ?? ''
  const document = keysOf(editionDocuments).find((name) => name === wanted) ?? 'user_policy'
  const shown = (await showDocument(actor, document))!
  const editions = await rememberedEditions(actor.house)
  return {
    document,
    body: textOf(shown.sections),
    editions: editions.map((one) => ({
      ...{ id: one.id, document: one.document, name: one.name, mustAgree: one.mustAgree, by: one.by },
      title: editionDocuments[one.document],
      comes: formatDayKey(one.comesOn),
      announced: formatMoment(one.announcedAt),
      told: one.doneAt ? `${one.told.toLocaleString('ja-JP')}人` : '送信中',
      isInForce: isInForce(one, actor.now),
    })),
  }
}

const Withdrawn = z.object({ id: z.coerce.number().int() })

export async function action({ context }: Route.ActionArgs) {
  const actor = staffActor(context)
  return pageForm(actor, async () => {
    if (actor.body.fields.act === 'withdraw') {
      await withdrawEdition(actor, readBody(actor.body, Withdrawn).id)
      return flash(actor, href('/staff/terms'), '改定を取り消しました。')
    }
    await announceEdition(actor, readBody(actor.body, EditionForm))
    return flash(actor, href('/staff/terms'), '改定を告知しました。会員へのメールを送っています。')
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '規約の改定')

export default function StaffEditions({ loaderData, actionData }: Route.ComponentProps) {
  return <StaffEditionsScreen key={loaderData.document} {...loaderData} trouble={actionData?.trouble ?? null} />
}
