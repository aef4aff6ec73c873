import { href } from 'react-router'
import { z } from 'zod'
import { flash } from '#platform/flash.ts'
import { fieldsOf, wholeTrouble } from '#platform/form-fields.ts'
import { readBody } from '#platform/forms.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { dayOf } from '#platform/paging.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { dayKey, formatDayKey } from '#platform/tokyo.ts'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { saveWords } from '../actions/save-words.ts'
import { listSets, listWeeks, readReport } from '../queries.ts'
import { textOf } from '../rules.ts'
import { Report } from '../ui/report.tsx'
import { WordsForm } from '../ui/words-form.tsx'
import type { Route } from './+types/staff-search-words'

const Form = z.object({ words: z.string().max(100_000, '言葉が多すぎます。'), seen: z.string().max(100_000) })

export async function loader({ context }: Route.LoaderArgs) {
  const { db, url, now } = staffActor(context)
  const weeks = await listWeeks(db)
  const week = dayOf(url, 'week') ?? weeks[0] ?? dayKey(now)
  const [sets, report] = await Promise.all([listSets(db), readReport(db, week)])
  return {
    words: textOf(sets),
    week,
    weeks: weeks.map((value) => ({ value, label: `${formatDayKey(value)}からの週` })),
    ...report,
  }
}

export async function action({ context }: Route.ActionArgs) {
  const actor = staffActor(context)
  return pageForm(actor, async () => {
    await saveWords(actor, readBody(actor.body, Form))
    return flash(actor, href('/staff/search_words'), '検索の言葉を保存しました。')
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '検索の言葉')

export default function StaffSearchWords({ loaderData, actionData }: Route.ComponentProps) {
  const trouble = actionData?.trouble ?? null
  const { words, ...report } = loaderData
  return (
    <StaffPage
      title="検索の言葉"
      lead="同じ意味の言葉を1行に並べると、どの言葉でも同じ講座が見つかります。"
      trouble={wholeTrouble(trouble)}
    >
      <WordsForm seen={words} field={fieldsOf(trouble)('words', words)} />
      <Report {...report} />
    </StaffPage>
  )
}
