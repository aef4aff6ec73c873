import { useEffect, useState } from 'react'
import { actor } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { GuidePage } from '#ui/guide-page.tsx'
import { FEEDBACK_RECEIVED, feedbackTopics } from '../../terms.ts'
import { askedFrom } from '../../ui/asked-from.ts'
import { LetterForm } from '../ui/letter-form.tsx'
import type { Route } from './+types/feed-back-form'

export async function loader({ context }: Route.LoaderArgs) {
  const { house, member, agent } = actor(context)
  return { siteName: house.settings.siteName, email: member.email, outside: house.settings.consultationFormUrl, agent }
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'ご意見・ご感想')

export default function FeedBackForm({ loaderData: { siteName, agent, ...who } }: Route.ComponentProps) {
  const [page, setPage] = useState('')
  useEffect(() => setPage(askedFrom()), [])
  const beside = (topic: string) =>
    topic === 'fault' ? { fields: { page }, shown: <Surroundings agent={agent} page={page} /> } : null
  return (
    <GuidePage
      title="ご意見・ご感想"
      lead={`${siteName}を使っていて、うれしかったこと、困ったこと、ほしいものをお聞かせください。`}
    >
      <LetterForm
        {...who}
        kind="feedback"
        topicLabel="種類"
        topics={feedbackTopics}
        bodyLabel="内容"
        placeholder="どのページ、どの講座のことか。起きたこと、または希望することを書いてください。"
        beside={beside}
        received={FEEDBACK_RECEIVED}
      />
    </GuidePage>
  )
}

/** What a report of a fault carries by itself. */
function Surroundings({ agent, page }: { agent: string; page: string }) {
  return (
    <dl className="grid gap-2 rounded-field border border-line bg-sheet p-4 text-sm">
      <dt className="font-bold">次の内容も、調査のために送信されます。</dt>
      <dd className="break-all text-graphite">お使いのブラウザ：{agent}</dd>
      {page && <dd className="break-all text-graphite">直前のページ：{page}</dd>}
    </dl>
  )
}
