import { actor } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { WriteToUs } from '../ui/write-to-us.tsx'
import type { Route } from './+types/consultation-form'

export async function loader({ context }: Route.LoaderArgs) {
  const { siteName, contactEmail } = actor(context).house.settings
  return { siteName, contact: contactEmail }
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '無料相談')

export default function ConsultationForm({ loaderData: { siteName, contact } }: Route.ComponentProps) {
  return (
    <WriteToUs
      title="無料相談"
      lead="講座の選び方、学習の進め方、伸び悩んでいるところなど、学習に関することを無料でご相談いただけます。"
      contact={contact}
      subject={`【${siteName}】無料相談`}
      hints={['いま学んでいる講座やカリキュラム', '描けるようになりたいもの', '困っていること（できるだけ具体的に）']}
    />
  )
}
