import { actor } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { GuidePage } from '#ui/guide-page.tsx'
import { CONSULTATION_RECEIVED, consultationTopics } from '../../terms.ts'
import { LetterForm } from '../ui/letter-form.tsx'
import type { Route } from './+types/consultation-form'

export async function loader({ context }: Route.LoaderArgs) {
  const { house, member } = actor(context)
  return { email: member.email, outside: house.settings.consultationFormUrl }
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '無料相談')

export default function ConsultationForm({ loaderData }: Route.ComponentProps) {
  return (
    <GuidePage
      title="無料相談"
      lead="講座の選び方、学習の進め方、伸び悩んでいるところなど、学習に関することを無料でご相談いただけます。2〜3営業日で回答します。"
    >
      <LetterForm
        {...loaderData}
        kind="consultation"
        topicLabel="ご相談の内容"
        topics={consultationTopics}
        bodyLabel="ご相談"
        placeholder="いま学んでいる講座、描けるようになりたいもの、困っていることを、できるだけ具体的に書いてください。"
        received={CONSULTATION_RECEIVED}
      />
    </GuidePage>
  )
}
