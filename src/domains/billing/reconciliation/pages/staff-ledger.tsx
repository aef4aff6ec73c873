import { randomUUID } from 'node:crypto'
import { href } from 'react-router'
import { z } from 'zod'
import { callPath } from '#platform/browser-call.ts'
import { flash, type Flash } from '#platform/flash.ts'
import { readBody } from '#platform/forms.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Icon } from '#ui/icon.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { refundMistake } from '../../refunds/actions/refund-mistake.ts'
import { settleMismatch } from '../actions/settle-mismatch.ts'
import { MistakeForm, NoteForm } from '../../refunds/forms.ts'
import { readLedger } from '../read-ledger.server.ts'
import { EntryTable } from '../../book/ui/entry-table.tsx'
import { DayForm } from '../ui/day-form.tsx'
import { MismatchList } from '../ui/mismatch-list.tsx'
import { TrialBalance } from '../ui/trial-balance.tsx'
import type { Route } from './+types/staff-ledger'

export async function loader({ context }: Route.LoaderArgs) {
  const actor = staffActor(context)
  const ledger = await readLedger(actor)
  return {
    ledger,
    keys: Object.fromEntries(ledger.mismatches.map(({ id }) => [id, randomUUID()])),
  }
}

const ActForm = z.object({ act: z.enum(['refund', 'note']) })

export async function action({ context }: Route.ActionArgs) {
  const actor = staffActor(context)
  return pageForm(actor, async () => {
    const { act } = readBody(actor.body, ActForm)
    if (act === 'refund')
      return flash(actor, href('/staff/ledger'), words[await refundMistake(actor, readBody(actor.body, MistakeForm))])
    await settleMismatch(actor, readBody(actor.body, NoteForm))
    return flash(actor, href('/staff/ledger'), '対応済みにしました。')
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '帳簿')

const words: Record<'done' | 'started' | 'declined', string | Flash> = {
  done: '全額を返金しました。',
  started: '返金を受け付けました。決済会社の回答を確認しだい、完了します。',
  declined: { tone: 'trouble', sentence: '決済会社が返金を承認しませんでした。返金は行われていません。' },
}

export default function StaffLedger({ loaderData, actionData }: Route.ComponentProps) {
  const { ledger, keys } = loaderData
  const { day, dayText, month, settled } = ledger
  const trouble = actionData?.trouble ?? null
  return (
    <StaffPage
      title="帳簿"
      lead={`${dayText}の終わりの残高と、その日の仕訳`}
      aside={
        <a
          href={`${callPath('/staff/ledger/csv')}?month=${month}`}
          download
          className={buttonLook({ look: 'outline' })}
        >
          <Icon name="download" />
          {Number(month.slice(5))}月のCSV
        </a>
      }
      trouble={trouble?.sentence}
    >
      <section className="grid min-w-0 gap-3" aria-labelledby="mismatches">
        <h2 id="mismatches" className="text-base">
          決済会社との不一致
        </h2>
        <MismatchList {...{ ledger, keys, trouble }} />
      </section>
      <DayForm {...{ day, settled }} />
      <section className="grid min-w-0 gap-3" aria-labelledby="balance">
        <h2 id="balance" className="text-base">
          合計残高試算表
        </h2>
        <TrialBalance ledger={ledger} />
      </section>
      <section className="grid min-w-0 gap-3" aria-labelledby="entries">
        <h2 id="entries" className="text-base">
          {dayText}の仕訳（{ledger.count.toLocaleString('ja-JP')}件）
        </h2>
        {ledger.entries.length === 0 ? (
          <p className="text-sm text-graphite">この日の仕訳はありません。</p>
        ) : (
          <EntryTable caption={`${dayText}の仕訳`} entries={ledger.entries} />
        )}
        <Pagination
          label="仕訳のページ"
          current={ledger.page}
          total={ledger.pages}
          hrefFor={(page) => `?day=${day}&page=${page}`}
        />
      </section>
    </StaffPage>
  )
}
